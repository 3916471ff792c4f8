import * as runtimeCore from '@module-federation/runtime-core';
import federation from '@module-federation/webpack-bundler-runtime';

/**
 * Provides the federation runtime to remotes of kits before 1.10.1, whose entries take it from these globals
 * (docs/contracts/host.md). Loaded before the first of them.
 */
const { runtime, bundlerRuntime, attachShareScopeMap } = federation;
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: runtimeCore,
  storefrontFederation: { runtime, bundlerRuntime, attachShareScopeMap },
});
