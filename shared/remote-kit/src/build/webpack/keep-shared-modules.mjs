const RESULT = 'module.exports = result;';

/**
 * A webpack loader that patches the federation runtime. The runtime removes shared modules from webpack's
 * cache, so that every use of React's `useState`, for example, would look up the share again and compare
 * versions. With the patch, a shared module stays cached after its first use. Throws when the runtime's
 * source has changed.
 */
export default function keepSharedModules(source) {
  if (!source.includes(RESULT)) {
    throw new Error(
      `${this.resourcePath} has no "${RESULT}" any more. Look at how it caches shared modules now, and adapt or remove shared/remote-kit/src/build/webpack/keep-shared-modules.mjs.`,
    );
  }
  return source.replace(RESULT, `${RESULT}\nwebpackRequire.c[id] = module;`);
}
