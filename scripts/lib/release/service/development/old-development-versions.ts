import { isDevelopmentVersion, type DeployRoot } from '@storefront/tools/deploy';

/** Versions for development that an app keeps, for those who edit it at the same time. */
const KEPT = 10;

/** Removes the versions for development of an app, except for the newest ones. No registry has any of them. */
export async function removeOldDevelopmentVersions(
  root: Pick<DeployRoot, 'list' | 'changedAt' | 'remove'>,
  app: string,
): Promise<void> {
  const folders = (await root.list(app))
    .filter(isDevelopmentVersion)
    .map((version) => `${app}/${version}`);
  if (folders.length <= KEPT) return;
  const dated = await Promise.all(
    folders.map(async (folder) => ({
      folder,
      at: (await root.changedAt(folder))?.getTime() ?? 0,
    })),
  );
  const old = dated.sort((one, other) => other.at - one.at).slice(KEPT);
  for (const { folder } of old) await root.remove(folder);
}
