import { readFile, writeFile } from 'node:fs/promises';
import { command } from '../lib/command';
import { README, withSettingsTable } from '../lib/docs/readme-settings';

/** `node scripts/run.mjs generate/settings`: writes the README's table of settings from the settings' schemas. */
export const main = command(async () => {
  await writeFile(README, await withSettingsTable(await readFile(README, 'utf8')));
});
