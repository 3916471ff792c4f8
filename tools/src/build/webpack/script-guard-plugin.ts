import { SCRIPT_GUARD } from '@storefront/shared/contracts/registry';
import webpack, { type Compiler } from 'webpack';

const NAME = 'ScriptGuardPlugin';

/** Hands each script element that the build's runtime creates to the shell, which sets its `integrity`. */
export class ScriptGuardPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => `${source}\nglobalThis.${SCRIPT_GUARD}?.(script);`,
      );
    });
  }
}
