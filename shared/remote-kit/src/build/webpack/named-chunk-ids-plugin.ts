import type { Compiler } from 'webpack';

const NAME = 'NamedChunkIdsPlugin';

/** Makes the names of chunks their ids, so that an entry needs no table of the chunks' names. */
export class NamedChunkIdsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.beforeChunkIds.tap(NAME, (chunks) => {
        for (const chunk of chunks) {
          if (!chunk.name || chunk.canBeInitial()) continue;
          chunk.id = chunk.name;
          chunk.ids = [chunk.name];
        }
      });
    });
  }
}
