const RESULT = 'module.exports = result;';

/**
 * A webpack loader for the federation runtime's handling of shared modules, which takes each of them out of
 * webpack's cache: every use of React's `useState`, say, then looks the share up again and compares versions.
 * With this, a shared module stays what its first use has found. Throws when the runtime's source has changed.
 */
export default function keepSharedModules(source) {
  if (!source.includes(RESULT)) {
    throw new Error(
      `${this.resourcePath} has no "${RESULT}" any more. Look at how it caches shared modules now, and adapt or remove tools/src/build/webpack/keep-shared-modules.mjs.`,
    );
  }
  return source.replace(RESULT, `${RESULT}\nwebpackRequire.c[id] = module;`);
}
