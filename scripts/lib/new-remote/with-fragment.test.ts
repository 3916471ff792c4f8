import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../apps';
import { withFragment } from './with-fragment';

const SOURCE = readFileSync(path.join(ROOT, 'shared/src/contracts/fragments.ts'), 'utf8');

test('a new fragment has its props and its version in the contracts', () => {
  const changed = withFragment(SOURCE, 'lookbook.teaser', 'Lookbook');
  expect(changed).toContain("  'lookbook.teaser': Record<string, never>;\n");
  expect(changed).toContain("  'lookbook.teaser': '1.0.0',\n");
});

test('contracts in another form are left as they are, and the message says what to do', () => {
  expect(() => withFragment('', 'lookbook.teaser', 'Lookbook')).toThrow(/Put its name.*by hand/);
});
