import { remoteFiles } from '@storefront/create-remote/remote-files';
import type { RemoteNames } from '@storefront/create-remote/remote-names';
import type { Dependencies } from './common-dependencies';

/** A remote's `package.json`. */
export interface RemoteManifest extends Dependencies {
  name: string;
  version: string;
  private: true;
  license: string;
  type: 'module';
  scripts: Record<string, string>;
}

/** The package of a new remote, with the dependencies that all remotes have. */
export function remoteManifest(name: string, dependencies: Dependencies): RemoteManifest {
  return {
    name,
    version: '1.0.0',
    private: true,
    license: 'MIT',
    type: 'module',
    ...dependencies,
    scripts: {
      dev: `node ../scripts/run.mjs dev ${name}`,
      test: `node ../scripts/run.mjs test ${name}`,
    },
  };
}

/** The files of a remote that is a workspace of this repository, by their paths inside its folder. */
export function workspaceFiles(
  names: RemoteNames,
  manifest: RemoteManifest,
): Record<string, string> {
  return {
    'package.json': JSON.stringify(manifest, null, 2),
    'tsconfig.json': tsconfig(names),
    ...remoteFiles(names),
  };
}

function tsconfig({ name }: RemoteNames): string {
  return `{
  "extends": "../tsconfig.json",
  "compilerOptions": { "tsBuildInfoFile": "../.cache/tsc/${name}.tsbuildinfo" },
  "include": ["."]
}`;
}
