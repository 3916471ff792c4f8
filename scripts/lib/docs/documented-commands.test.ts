import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../apps';
import { documentedCommands } from './documented-commands';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

test('there are no more than twenty commands', () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(20);
});

test('the README says of each command what it does', () => {
  const documented = documentedCommands(read('README.md')).map(
    ({ usage }) => /^npm (?:run )?([\w:-]+)/.exec(usage)?.[1],
  );
  expect(documented).toEqual(expect.arrayContaining(Object.keys(scripts)));
});
