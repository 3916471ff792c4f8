import {
  PREVIEW_KEY,
  readDescriptor,
  signPreview,
  type DeployRoot,
  type PreviewedVersion,
} from '@storefront/tools/deploy';
import { VERSION_PARAMETER } from '../../../shell/src/overrides/overrides';
import { serverSettings } from '../../../shell/src/server/server-settings';
import { StepFailedError } from '../processes';
import { readCommandSettings } from '../settings/read-settings';

/** How long the address of a preview is valid unless somebody says otherwise. */
export const PREVIEW_DAYS = 7;

const DAY = 24 * 60 * 60 * 1000;

/** An address that shows published versions in the tab that opens it. */
export interface PreviewAddress {
  address: string;
  /** It is refused from then on. */
  until: Date;
}

/**
 * Signs the address of the shop (PUBLIC_URL, PORT) that shows these versions. Throws `StepFailedError` for one
 * that isn't published.
 */
export async function previewAddress(
  root: DeployRoot,
  versions: PreviewedVersion[],
  days = PREVIEW_DAYS,
): Promise<PreviewAddress> {
  for (const version of versions) await refuseUnpublished(root, version);
  const { PUBLIC_URL, PORT } = readCommandSettings(serverSettings, process.env);
  const { origin } = new URL(PUBLIC_URL ?? `http://localhost:${PORT}`);
  const key = await root.readOrCreateSecret(PREVIEW_KEY);
  const until = new Date(Date.now() + days * DAY);
  const query = versions.map((one) => `${VERSION_PARAMETER}=${signPreview(one, until, key)}`);
  return { address: `${origin}/?${query.join('&')}`, until };
}

async function refuseUnpublished(
  root: DeployRoot,
  { app, version }: PreviewedVersion,
): Promise<void> {
  if (version !== '' && (await readDescriptor(root, app, version))) return;
  const published = await publishedVersions(root, app);
  const found = version === '' ? `Name a version of ${app}` : `${app} ${version} isn’t published`;
  const known =
    published.length === 0 ? 'none is published yet' : `there are ${published.join(', ')}`;
  throw new StepFailedError(`${found}: ${known}.`);
}

async function publishedVersions(root: DeployRoot, app: string): Promise<string[]> {
  const folders = await root.list(app);
  const descriptors = await Promise.all(folders.map((folder) => readDescriptor(root, app, folder)));
  return folders.filter((_, index) => descriptors[index] !== undefined);
}
