import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { containerName, type RemoteVersion } from '@storefront/host/contracts/registry';
import { integrityOf } from '@storefront/tools/integrity';
import { FAULT_PLACEHOLDER, VERSION_PLACEHOLDER } from './placeholders';

interface FaultyVersion {
  remote: string;
  /** The live version, which it equals except for its fault. */
  live: RemoteVersion;
  version: string;
  fault: string;
  /** Folder of the remote's faulty build. */
  build: string;
  deployRoot: string;
  /** Further texts of the build, and their replacements. */
  replacements?: Record<string, string>;
}

/** Publishes a faulty version without the checks of a deploy; returns its entry for the registry. */
export async function publishFaultyVersion(faulty: FaultyVersion): Promise<RemoteVersion> {
  const { remote, live, version } = faulty;
  const browser = await publishSide(faulty, 'browser');
  const server = await publishSide(faulty, 'server');
  return {
    ...live,
    url: `/apps/${remote}/${version}/browser/remoteEntry.js`,
    metadata: { version, integrity: browser },
    extras: {
      ...live.extras,
      // A deploy writes the chunks' hashes into the entry when it names the version.
      entryHasHashes: false,
      // Chunks of the faulty build may have other names than the live version's.
      routes: live.extras.routes.map(({ scripts = [], ...route }) => ({
        ...route,
        scripts: scripts.filter((file) => file in browser),
      })),
      serverUrl: `${remote}/${version}/server/remoteEntry.js`,
      serverIntegrity: server['remoteEntry.js'],
    },
  };
}

/** Copies one side of the build, with the fault's name filled in; returns the hashes of its scripts. */
async function publishSide(
  { remote, version, fault, build, deployRoot, replacements = {} }: FaultyVersion,
  side: 'browser' | 'server',
): Promise<Record<string, string>> {
  const target = path.join(deployRoot, remote, version, side);
  await mkdir(target, { recursive: true });
  const hashes: Record<string, string> = {};
  const replaced = Object.entries({
    [containerName(remote, VERSION_PLACEHOLDER)]: containerName(remote, version),
    [FAULT_PLACEHOLDER]: fault,
    ...replacements,
  });
  for (const file of await readdir(path.join(build, side))) {
    const text = await readFile(path.join(build, side, file), 'utf8');
    const changed = replaced.reduce((code, [from, to]) => code.replaceAll(from, to), text);
    await writeFile(path.join(target, file), changed);
    hashes[file] = integrityOf(changed);
  }
  return hashes;
}
