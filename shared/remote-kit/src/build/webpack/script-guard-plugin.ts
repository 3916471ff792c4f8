import { SCRIPT_GUARD } from '@storefront/host/contracts/registry';
import webpack, { type Compiler } from 'webpack';

const NAME = 'ScriptGuardPlugin';

/** The placeholder in a version's entry for the hashes of its chunks, until they are known. */
export const CHUNK_HASHES = 'STOREFRONT_CHUNK_HASHES';

/**
 * Passes each script element that the build's runtime creates to the shell, which sets its `integrity`,
 * together with the hashes of the chunks that the entry contains.
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
