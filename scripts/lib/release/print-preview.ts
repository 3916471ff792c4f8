import type { DeployRoot, PreviewedVersion } from '@storefront/tools/deploy';
import { StepFailedError } from '../processes';
import { PREVIEW_DAYS, previewAddress } from './preview-address';

/** Longer than any preview should be open to everybody who has its address. */
const MAX_DAYS = 90;

/** Prints the signed address that shows these versions in one tab of the shop. */
export async function printPreview(
  root: DeployRoot,
  versions: PreviewedVersion[],
  days = PREVIEW_DAYS,
): Promise<void> {
  if (!(days > 0 && days <= MAX_DAYS)) {
    throw new StepFailedError(`--days must be more than 0 and at most ${MAX_DAYS}.`);
  }
  const { address, until } = await previewAddress(root, versions, days);
  console.log(`${address}\nValid until ${until.toUTCString()}.`);
}

/** Parses `mf-catalog@1.0.0-ab12`. Throws `StepFailedError` if that app isn't known. */
export function parseVersionArgument(text: string, known: string[]): PreviewedVersion {
  const [app = '', version = ''] = text.split('@');
  if (known.includes(app)) return { app, version };
  throw new StepFailedError(`There is no app ${app}. The apps are ${known.join(', ')}.`);
}
