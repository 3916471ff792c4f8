import { parseArgs } from 'node:util';
import { command } from '../lib/command';
import { checkPackages } from '../lib/packages/check-packages';

/**
 * `node scripts/run.mjs packages/check`: whether others can use the packages as they are published, and whether these
 * export what the reports in their folders say; `--update` writes the reports.
 */
export const main = command(async (args) => {
  const { values } = parseArgs({ args, options: { update: { type: 'boolean', default: false } } });
  await checkPackages(values.update);
});
