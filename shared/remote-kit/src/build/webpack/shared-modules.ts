import { createRequire } from 'node:module';
import { HOST_CONTRACT } from '@storefront/host/contracts/registry';

const require = createRequire(import.meta.url);

/** Modules that exist once at run time: the shell provides them, the remotes consume them. */
const SINGLETONS = [
  'react',
  'react/',
  'react-dom',
  '@emotion/react',
  '@emotion/react/jsx-runtime',
  '@storefront/host',
  '@storefront/host/router',
  '@storefront/host/messages',
];

/**
 * The names of modules in the share scope where they differ from those of their packages. Shell and remotes of any age
 * meet there, so a name is never changed.
 */
const SHARE_KEYS: Record<string, string> = {
  '@storefront/host': '@storefront/shared/host',
  '@storefront/host/router': '@storefront/shared/router',
  '@storefront/host/messages': '@storefront/shared/messages',
};

interface SharingApp {
  role: 'host' | 'remote';
  /** Libraries that a remote doesn't share, but bundles. */
  bundled: string[];
}

/** The `shared` option of the federation plugin for the shell (`host`) or a remote. */
export function sharedModules({ role, bundled }: SharingApp) {
  const isShared = (name: string) =>
    !bundled.some((library) => name === library || name.startsWith(`${library}/`));
  return Object.fromEntries(
    SINGLETONS.filter(isShared).map((name) => {
      const version = versionOf(name);
      // The shell always uses its own copies: comparing versions takes a slow phone 20 ms.
      const use =
        role === 'host'
          ? { eager: true, requiredVersion: false as const }
          : { import: false as const, requiredVersion: `^${version}` };
      return [name, { singleton: true, shareKey: SHARE_KEYS[name] ?? name, version, ...use }];
    }),
  );
}

/** The versions of the libraries among the shared modules, by their names; the host's is that of its contract. */
export function sharedLibraries(app: SharingApp): Record<string, string> {
  const libraries = Object.keys(sharedModules(app))
    .map(packageOf)
    .filter((name) => !isOfHost(name));
  return Object.fromEntries(libraries.map((name) => [name, versionOf(name)]));
}

function versionOf(module: string): string {
  if (isOfHost(module)) return HOST_CONTRACT;
  const manifest = require(`${packageOf(module)}/package.json`) as { version: string };
  return manifest.version;
}

function isOfHost(module: string): boolean {
  return module.startsWith('@storefront/host');
}

function packageOf(module: string): string {
  const [scope = '', name] = module.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}
