import webpack, { type Compiler, type Module } from 'webpack';

const NAME = 'LibrariesPlugin';

/** The chunk with the libraries; its name is also its id. */
const LIBRARIES = 'libraries';

/** Enough digits that the ids of two libraries hardly ever collide. */
const ID_LENGTH = 6;

interface LibrariesOptions {
  /** The entry whose libraries these are. */
  entry: string;
  /** The script's name, relative to the build's other files. */
  filename: string;
  /** Files of the app that a library imports, and that belong to it therefore. */
  parts: string[];
}

/**
 * Puts an entry's libraries into a script of their own, which stays the same while the app's own code
 * changes: all that is in it, ids included, depends on the libraries, and on what the app uses of them.
 */
export class LibrariesPlugin {
  readonly #options: LibrariesOptions;

  constructor(options: LibrariesOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler) {
    const { entry, filename, parts } = this.#options;
    const isLibrary = (module: Module) => {
      const file = module.nameForCondition() ?? '';
      return /[\\/]node_modules[\\/]/.test(file) || parts.includes(file);
    };
    new webpack.ids.DeterministicModuleIdsPlugin({
      maxLength: ID_LENGTH,
      test: isLibrary,
    }).apply(compiler);

    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.optimizeChunks.tap(NAME, () => {
        const { chunkGraph, namedChunks } = compilation;
        const own = namedChunks.get(entry);
        if (!own || namedChunks.has(LIBRARIES)) return;
        const libraries = compilation.addChunk(LIBRARIES);
        libraries.id = LIBRARIES;
        libraries.ids = [LIBRARIES];
        libraries.filenameTemplate = filename;
        own.split(libraries);
        for (const module of chunkGraph.getChunkModules(own).filter(isLibrary)) {
          chunkGraph.disconnectChunkAndModule(own, module);
          chunkGraph.connectChunkAndModule(libraries, module);
        }
      });
    });
  }
}
