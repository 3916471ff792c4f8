import { createHash } from 'node:crypto';
import webpack, { type Compiler } from 'webpack';
import { SCRIPT_GUARD } from '@storefront/shared/contracts/registry';

const NAME = 'IntegrityPlugin';

/** File that the plugin adds to the build: the SHA-256 of each script, by file name. */
export const INTEGRITY_FILE = 'integrity.json';

/**
 * Hands each script element that the build's runtime creates to the shell's guard, which sets its
 * `integrity`, and emits the hashes that the registry will carry.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => `${source}\nglobalThis.${SCRIPT_GUARD}?.(script);`,
      );

      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        const hashes = Object.entries(assets)
          .filter(([file]) => file.endsWith('.js'))
          .map(([file, asset]) => [file, sha256(asset.buffer())]);
        const text = JSON.stringify(Object.fromEntries(hashes), null, 1);
        compilation.emitAsset(INTEGRITY_FILE, new webpack.sources.RawSource(text));
      });
    });
  }
}

/** The `integrity` attribute's value for these bytes. */
export function sha256(bytes: Buffer): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}
