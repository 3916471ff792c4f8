import { SHELL } from '@storefront/host/contracts/registry';
import { folderOf } from './folder-of';
import type { RegisteredRemote } from './registered-remotes';

/** Where the scripts of one version of an app are. */
export interface VersionFolder {
  app: string;
  version: string;
  /** Absolute address with a slash at its end. */
  folder: string;
}

/** Tracks which of the versions that this page may load were loaded. */
export function trackLoadedVersions(
  shell: { version: string; url: string; libraries?: string },
  remotes: RegisteredRemote[],
) {
  const folders: VersionFolder[] = [
    ...[shell.url, shell.libraries]
      .filter((url) => url !== undefined)
      .map((url) => ({ app: SHELL, version: shell.version, folder: folderOf(url) })),
    ...remotes.flatMap(({ name, versions }) =>
      versions.map(({ url, metadata }) => ({
        app: name,
        version: metadata.version,
        folder: folderOf(url),
      })),
    ),
  ];
  const loaded = new Map([[SHELL, shell.version]]);

  return {
    /** The folders of all versions that this page may load. */
    folders,
    setLoaded: (app: string, version: string) => void loaded.set(app, version),
    /** The version of an app that this page runs; undefined before it is loaded. */
    loadedVersion: (app: string): VersionFolder | undefined =>
      folders.find((one) => one.app === app && one.version === loaded.get(app)),
  };
}
