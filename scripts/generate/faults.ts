import { writeFile } from 'node:fs/promises';
import prettier from 'prettier';
import { readResults } from '../../e2e/support/faults/results';
import { command } from '../lib/command';
import { FAULTS_PAGE, faultsPage } from '../lib/docs/faults-page';

/** `node scripts/run.mjs generate/faults`: writes docs/faults.md from the results of the last run of its tests. */
export const main = command(async () => {
  const options = { ...(await prettier.resolveConfig(FAULTS_PAGE)), parser: 'markdown' };
  await writeFile(FAULTS_PAGE, await prettier.format(faultsPage(await readResults()), options));
});
