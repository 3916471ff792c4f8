import { SHELL, type Registry, type RemoteVersion } from '@storefront/host/contracts/registry';

/** What a render process runs: a version of an app, within a version of the shell. */
export interface RenderUnit {
  shell: RemoteVersion;
  name: string;
  version: RemoteVersion;
}

/** The first version of an app that can run on the server, with the shell that it runs in. */
export function unitFor({ microFrontends }: Registry, name: string): RenderUnit | undefined {
  const [shell] = microFrontends[SHELL] ?? [];
  const version = microFrontends[name]?.find(({ extras }) => extras.serverUrl !== undefined);
  return shell?.extras.serverUrl !== undefined && version ? { shell, name, version } : undefined;
}

/** Every pair of a shell's version and an app's version that may run on the server. */
export function unitsOf({ microFrontends }: Registry): RenderUnit[] {
  const runnable = Object.entries(microFrontends).map(
    ([name, versions]) =>
      [name, versions.filter(({ extras }) => extras.serverUrl !== undefined)] as const,
  );
  const shells = runnable.find(([name]) => name === SHELL)?.[1] ?? [];
  return shells.flatMap((shell) =>
    runnable.flatMap(([name, versions]) =>
      name === SHELL
        ? [{ shell, name, version: shell }]
        : versions.map((version) => ({ shell, name, version })),
    ),
  );
}

/** Equal for the same versions with the same server builds: that of a version from source changes. */
export function unitKey({ shell, name, version }: RenderUnit): string {
  return [shell, version]
    .flatMap(({ metadata, extras }) => [metadata.version, extras.serverUrl])
    .concat(name)
    .join(' ');
}
