import { SCRIPT_GUARD } from '@storefront/shared/contracts/registry';
import webpack, { type Compiler } from 'webpack';

const NAME = 'ScriptGuardPlugin';

/** Where the hashes of a version's chunks come to stand in its entry, once they are known. */
export const CHUNK_HASHES = 'STOREFRONT_CHUNK_HASHES';

/**
 * Hands each script element that the build's runtime creates to the shell, which sets its `integrity`; with the
 * hashes of the chunks, which the entry brings.
 */
export class ScriptGuardPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => `${source}\nglobalThis.${SCRIPT_GUARD}?.(script, "${CHUNK_HASHES}");`,
      );
    });
  }
}
