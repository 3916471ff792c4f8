/** webpack's own object in this script, with what the federation plugin has put into it. */
declare const __webpack_require__: {
  federation: Record<'runtime' | 'bundlerRuntime' | 'attachShareScopeMap', unknown>;
};

/**
 * Provides the federation runtime's part for bundlers to the scripts of remotes, which don't bring their own. Part of the
 * host contract since 1.10 (docs/contracts/host.md).
 */
const { runtime, bundlerRuntime, attachShareScopeMap } = __webpack_require__.federation;
Object.assign(globalThis, {
  storefrontFederation: { runtime, bundlerRuntime, attachShareScopeMap },
});
