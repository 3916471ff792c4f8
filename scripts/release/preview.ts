import { parseArgs } from 'node:util';
import { createFolderDeployRoot, type PreviewedVersion } from '@storefront/tools/deploy';
import { APPS, DEPLOY_ROOT } from '../lib/apps';
import { command } from '../lib/command';
import { StepFailedError } from '../lib/processes';
import { PREVIEW_DAYS, previewAddress } from '../lib/release/preview-address';

const USAGE = `release/preview mf-catalog@<version> [mf-content@<version>] [--days ${PREVIEW_DAYS}]`;

/** Longer than any preview should be open to everybody who has its address. */
const MAX_DAYS = 90;

/**
 * `node scripts/run.mjs release/preview mf-catalog@<version> [--days 7]`: prints a signed address that shows
 * published versions in one tab of the shop, whether visitors get them or not.
 */
export const main = command(async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { days: { type: 'string', default: String(PREVIEW_DAYS) } },
  });
  const days = Number(values.days);
  if (positionals.length === 0 || !(days > 0 && days <= MAX_DAYS)) {
    throw new StepFailedError(
      `Use: node scripts/run.mjs ${USAGE}, with more than 0 and at most ${MAX_DAYS} days.`,
    );
  }
  const versions = positionals.map(parseVersion);
  const { address, until } = await previewAddress(
    createFolderDeployRoot(DEPLOY_ROOT),
    versions,
    days,
  );
  console.log(`${address}\nValid until ${until.toUTCString()}.`);
});

function parseVersion(text: string): PreviewedVersion {
  const [app = '', version = ''] = text.split('@');
  if (APPS.includes(app)) return { app, version };
  throw new StepFailedError(`There is no app ${app}. The apps are ${APPS.join(', ')}.`);
}
