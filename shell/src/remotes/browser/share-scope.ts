import * as emotion from '@emotion/react';
import * as emotionJsx from '@emotion/react/jsx-runtime';
import emotionPackage from '@emotion/react/package.json';
import * as host from '@storefront/host';
import { HOST_CONTRACT } from '@storefront/host/contracts/registry';
import * as messages from '@storefront/host/messages';
import * as router from '@storefront/host/router';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as reactJsx from 'react/jsx-runtime';

/** A version of a shared module, as the containers of all bundlers expect it. */
interface SharedModule {
  version: string;
  /** Returns the module; there from the start. */
  lib: () => object;
  get: () => Promise<() => object>;
  loaded: true;
  eager: true;
  from: string;
  scope: string[];
  strategy: string;
  /** The containers that use it, and modules that must be loaded before; containers add to them. */
  useIn: string[];
  deps: string[];
  shareConfig: { singleton: true; requiredVersion: false; eager: true };
}

/** The modules that remotes get from the shell, by the names that docs/contracts/other-bundlers.md lists. */
export const shareScope: Record<string, Record<string, SharedModule>> = Object.fromEntries([
  shared('react', react.version, react),
  shared('react/jsx-runtime', react.version, reactJsx),
  shared('react-dom', react.version, reactDom),
  shared('@emotion/react', emotionPackage.version, emotion),
  shared('@emotion/react/jsx-runtime', emotionPackage.version, emotionJsx),
  shared('@storefront/shared/host', HOST_CONTRACT, host),
  shared('@storefront/shared/router', HOST_CONTRACT, router),
  shared('@storefront/shared/messages', HOST_CONTRACT, messages),
]);

function shared(
  name: string,
  version: string,
  module: object,
): [string, Record<string, SharedModule>] {
  const lib = () => module;
  const provided: SharedModule = {
    version,
    lib,
    get: () => Promise.resolve(lib),
    loaded: true,
    eager: true,
    from: 'storefront_shell',
    scope: ['default'],
    strategy: 'loaded-first',
    useIn: [],
    deps: [],
    shareConfig: { singleton: true, requiredVersion: false, eager: true },
  };
  return [name, { [version]: provided }];
}
