import {
  isDevelopmentVersion,
  readDescriptor,
  readRegistry,
  ReleaseError,
  type DeployRoot,
  type Owners,
  type PreviewedVersion,
} from '@storefront/tools/deploy';
import type { Registries } from '../../checks/fragments/check-props';
import { checkClaims } from '../../checks/check-claims';
import { refusal } from '../../check-changed';
import { PREVIEW_DAYS, previewAddress, type PreviewAddress } from '../../preview-address';

/** How long the preview of a version for development is valid: each edit gets another one. */
const DEVELOPMENT_PREVIEW_DAYS = 1;

/**
 * Signs the address that shows a team's published version in one tab. Throws a `ReleaseError` with the reasons if the
 * version claims what a deploy of it could not, such as another team's path, and `StepFailedError` if it isn't published.
 */
export async function versionPreview(
  root: DeployRoot,
  owners: Owners,
  shown: PreviewedVersion,
): Promise<PreviewAddress> {
  const version = await readDescriptor(root, shown.app, shown.version);
  const problems = version
    ? checkClaims(await registriesOf(root), owners, { app: shown.app, version })
    : [];
  if (problems.length > 0) {
    const title = `${shown.app} ${shown.version} gets no preview`;
    throw new ReleaseError(refusal(title, problems));
  }
  const isForDevelopment = isDevelopmentVersion(shown.version);
  return previewAddress(root, [shown], isForDevelopment ? DEVELOPMENT_PREVIEW_DAYS : PREVIEW_DAYS);
}

/** A preview changes nothing of what visitors get. */
async function registriesOf(root: DeployRoot): Promise<Registries> {
  const today = await readRegistry(root);
  return { today, proposed: today };
}
