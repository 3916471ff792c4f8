import { SHELL } from '@storefront/shared/contracts/registry';
import type { LiveRemote } from './live-remotes';

/** Where the scripts of one version of an app are. */
export interface VersionFolder {
  app: string;
  version: string;
  /** Absolute, with a slash at its end. */
  folder: string;
}

/** Knows the versions that this page may use, and which of them it uses. */
export function createVersionsInUse(
  shell: { version: string; url: string },
  remotes: LiveRemote[],
) {
  const folders: VersionFolder[] = [
    { app: SHELL, version: shell.version, folder: folderOf(shell.url) },
    ...remotes.flatMap(({ name, versions }) =>
      versions.map(({ url, metadata }) => ({
        app: name,
        version: metadata.version,
        folder: folderOf(url),
      })),
    ),
  ];
  const used = new Map([[SHELL, shell.version]]);

  return {
    folders,
    use: (app: string, version: string) => void used.set(app, version),
    inUse: (app: string): VersionFolder | undefined =>
      folders.find((one) => one.app === app && one.version === used.get(app)),
  };
}

function folderOf(url: string): string {
  return new URL('.', new URL(url, location.href)).href;
}
