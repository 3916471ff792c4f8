import { readFileSync } from 'node:fs';
import path from 'node:path';
import { shareScope } from './share-scope';

const CONTRACT = path.resolve(__dirname, '../../../../docs/contracts/other-bundlers.md');

/** The names in the share scope that the contract's table promises: those of the imports, unless it says another one. */
function promisedNames(): string[] {
  const table = readFileSync(CONTRACT, 'utf8')
    .split('name in the share scope')[1]
    ?.split('\n\n')[0];
  const rows = table?.split('\n').filter((row) => row.startsWith('| `')) ?? [];
  return rows.flatMap((row) => {
    const [, imports = '', name = ''] = row.split('|');
    const named = name.includes('the same') ? imports : name;
    return [...named.matchAll(/`([^`]+)`/g)].map(([, one = '']) => one);
  });
}

test('the shell provides the modules that its contract with remotes promises', () => {
  expect(promisedNames()).toContain('@storefront/shared/router');
  expect(Object.keys(shareScope).sort()).toEqual(promisedNames().sort());
});
