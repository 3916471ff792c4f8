import { REGISTRY_SCHEMA, type RemoteVersion } from '@storefront/host/contracts/registry';
import { defineRemote } from '@storefront/host/contracts/remote';
import { REMOTES } from '../apps';
import { sourceVersionOf, versionFromSource } from '@storefront/remote-kit/dev';
import { StepFailedError } from '../processes';
import { checkOwnership } from '../release/checks/check-ownership';
import type { RemoteNames } from '@storefront/create-remote/remote-names';

/** Throws `StepFailedError` that names the owner if the new remote's path belongs to another remote. */
export async function requireFreePath({ name, id, path }: RemoteNames): Promise<void> {
  const others = await Promise.all(
    REMOTES.map(async (remote): Promise<[string, RemoteVersion[]]> => [
      remote,
      [await versionFromSource(remote, '')],
    ]),
  );
  const registry = { schema: REGISTRY_SCHEMA, microFrontends: Object.fromEntries(others) };
  const wanted = sourceVersionOf(defineRemote(name, { [id]: { path } }), '');
  const [problem] = checkOwnership(registry, name, wanted);
  if (problem)
    throw new StepFailedError(`${name} can't be created: ${problem}. Choose another name.`);
}
