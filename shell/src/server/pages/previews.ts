import type { Registry, RemoteVersion } from '@storefront/host/contracts/registry';
import { registryForVisitor } from '@storefront/host/contracts/served-versions';
import {
  findVersion,
  PREVIEW_KEY,
  readDescriptor,
  verifyPreview,
  type DeployRoot,
} from '@storefront/tools/deploy';
import { LRUCache } from 'lru-cache';
import { VERSION_PARAMETER, type VersionOverride } from '../../overrides/overrides';
import type { DeployCopy } from '../published-files/deploy-copy';
import { createRegistrySnapshot, type RegistrySnapshot } from './registry-snapshot';

/** A preview that can't be shown; the message is for the person who opened its address. */
export class PreviewError extends Error {
  override name = 'PreviewError';

  constructor(
    readonly status: 403 | 404 | 410,
    message: string,
  ) {
    super(message);
  }
}

/** Previews whose snapshot is remembered; each takes as much memory as the registry. */
const REMEMBERED_PREVIEWS = 20;

/**
 * The versions that an address shows in its tab, the last one of each app; none without a preview. Throws
 * `PreviewError` if one of them wasn't signed with the deploy root's key, or its time is over.
 */
export async function previewedVersions(
  { searchParams }: URL,
  root: Pick<DeployRoot, 'readSecret'>,
  now = Date.now(),
): Promise<VersionOverride[]> {
  const texts = searchParams.getAll(VERSION_PARAMETER).filter((text) => text !== '');
  if (texts.length === 0) return [];
  const key = await root.readSecret(PREVIEW_KEY);
  const versions = texts.map((text): [string, VersionOverride] => {
    const found = key && verifyPreview(text, key);
    if (!found) {
      throw new PreviewError(
        403,
        'Its address is incomplete, was changed, or is no longer valid. Ask for a new one.',
      );
    }
    const { app, version, until } = found;
    if (until.getTime() <= now) {
      throw new PreviewError(
        410,
        `Its address was valid until ${until.toUTCString()}. Ask for a new one.`,
      );
    }
    return [app, { remote: app, version }];
  });
  return [...new Map(versions).values()];
}

/** What previews are rendered with. */
export type PreviewSnapshots = ReturnType<typeof createPreviewSnapshots>;

/**
 * Creates the function that returns what a preview is rendered with under a registry. `fetchFolder` fetches a
 * version's files where visitors don't get it, so that this machine may lack them.
 */
export function createPreviewSnapshots(
  published: Registry,
  root: DeployRoot,
  fetchFolder?: DeployCopy['fetchFolder'],
) {
  const snapshots = new LRUCache<string, Promise<RegistrySnapshot>>({ max: REMEMBERED_PREVIEWS });

  /** Rejects with `PreviewError` if one of the versions isn't published. */
  return (versions: VersionOverride[]): Promise<RegistrySnapshot> => {
    const key = versions.map(({ remote, version }) => `${remote}@${version}`).join(' ');
    const known = snapshots.get(key);
    if (known) return known;
    const snapshot = registryWith(versions).then(createRegistrySnapshot);
    snapshots.set(key, snapshot);
    // A version may be published a moment later.
    snapshot.catch(() => snapshots.delete(key));
    return snapshot;
  };

  /**
   * The registry with these versions live, without a fallback, which would hide their faults, and otherwise as
   * visitors get it who take part in no canary.
   */
  async function registryWith(versions: VersionOverride[]): Promise<Registry> {
    const registry = registryForVisitor(published, undefined);
    const chosen = await Promise.all(
      versions.map(async (one): Promise<[string, RemoteVersion[]]> => [
        one.remote,
        [asLive(await findPublished(one))],
      ]),
    );
    return {
      ...registry,
      microFrontends: { ...registry.microFrontends, ...Object.fromEntries(chosen) },
    };
  }

  async function findPublished({ remote, version }: VersionOverride): Promise<RemoteVersion> {
    const found =
      findVersion(published, remote, version) ?? (await readDescriptor(root, remote, version));
    if (found) {
      await fetchFolder?.(`${remote}/${version}`);
      return found;
    }
    throw new PreviewError(
      404,
      `${remote} ${version} is not published here, or was removed. Ask for the address of another version.`,
    );
  }
}

function asLive(version: RemoteVersion): RemoteVersion {
  return { ...version, deployment: { traffic: 100, default: true } };
}
