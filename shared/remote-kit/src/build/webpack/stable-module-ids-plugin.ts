import type { Compiler, Module } from 'webpack';

const NAME = 'StableModuleIdsPlugin';

/** The federation plugin writes this module, and names it after the folder that it builds in. */
const FEDERATION_ENTRY = /[\\/]\.federation[\\/]entry\.[\da-f]+\.js/g;

/**
 * Gives fixed ids to the modules that the federation plugin adds: their own ids contain absolute paths, but a
 * build must have the same content on every machine and in every folder.
 */
export class StableModuleIdsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(NAME, (modules) => {
        for (const module of modules) {
          const id = stableId(module);
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

function stableId(module: Module): string | undefined {
  if (module.identifier().startsWith('container entry')) return 'container';
  const file = module.nameForCondition();
  return file && file.search(FEDERATION_ENTRY) >= 0 ? 'federation' : undefined;
}

/** Removes the name of that module from a script: comments in the server's scripts still contain it. */
export function withoutFederationEntryName(script: string): string {
  return script.replace(FEDERATION_ENTRY, '/.federation/entry.js');
}
