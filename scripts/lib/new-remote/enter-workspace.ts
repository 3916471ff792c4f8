import type { RemoteManifest } from './workspace-files';

/** The part of a package's manifest, or of its entry in the lock file, that is changed here. */
interface Workspaces {
  workspaces: string[];
}

/** The part of the lock file that is changed here: packages by their paths. */
interface LockFile {
  packages: { '': Workspaces } & Record<string, unknown>;
}

/** The root's manifest with one more workspace, after the existing remotes. */
export function withWorkspace<Manifest extends Workspaces>(
  manifest: Manifest,
  name: string,
): Manifest {
  const { workspaces } = manifest;
  const place = workspaces.findLastIndex((workspace) => workspace.startsWith('mf-')) + 1;
  return { ...manifest, workspaces: workspaces.toSpliced(place, 0, name) };
}

/**
 * The lock file with one more workspace, as npm writes it. All other entries stay as they are: npm
 * itself would leave out optional packages of other platforms.
 */
export function withLockedWorkspace<Lock extends LockFile>(
  lock: Lock,
  { name, version, license, dependencies, devDependencies }: RemoteManifest,
): Lock {
  const packages = {
    ...lock.packages,
    '': withWorkspace(lock.packages[''], name),
    [name]: { version, license, dependencies: sorted(dependencies), devDependencies },
    [`node_modules/${name}`]: { resolved: name, link: true },
  };
  return { ...lock, packages: sorted(packages) };
}

function sorted<Value>(entries: Record<string, Value>): Record<string, Value> {
  const inOrder = Object.entries(entries).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return Object.fromEntries(inOrder);
}
