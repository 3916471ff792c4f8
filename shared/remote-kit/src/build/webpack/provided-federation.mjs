// In browsers, this takes the place of the federation runtime's part for bundlers, which the shell provides
// (shell/src/start/provide-federation.ts): each remote would bring 14 kB of the same code.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

const provided = globalThis.storefrontFederation;
if (!provided) {
  throw new Error('This remote needs host contract 1.10 or newer: deploy the shell first.');
}

const { runtime, bundlerRuntime, attachShareScopeMap } = provided;

export default {
  // Not the shell's instance, which `init` would return.
  runtime: { ...runtime, init: runtime.createInstance },
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry, S: {} },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
