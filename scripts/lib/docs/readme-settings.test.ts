import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ROOT } from '../apps';

const PROGRAM = `
  import { readFileSync } from 'node:fs';
  import { README, withSettingsTable } from './scripts/lib/docs/readme-settings';
  process.stdout.write(await withSettingsTable(readFileSync(README, 'utf8')));
`;

test('the README’s table of settings matches their schemas; `node scripts/run.mjs generate/settings` writes it', () => {
  // Prettier imports its parsers in a way that Jest can't follow.
  const args = ['--import', 'tsx', '--input-type=module', '--eval', PROGRAM];
  const written = execFileSync('node', args, { cwd: ROOT, encoding: 'utf8' });
  expect(written).toBe(readFileSync(`${ROOT}/README.md`, 'utf8'));
});
