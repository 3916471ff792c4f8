import webpack, { type Compiler } from 'webpack';
import { GUARD_SCRIPT } from '../script-guard';

const NAME = 'ScriptGuardPlugin';

/** Passes each script element that the build's runtime creates to the shell. */
export class ScriptGuardPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => `${source}\n${GUARD_SCRIPT}`,
      );
    });
  }
}
