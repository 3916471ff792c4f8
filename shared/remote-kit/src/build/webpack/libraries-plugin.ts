import webpack, { type Compiler, type Module } from 'webpack';

const NAME = 'LibrariesPlugin';

/** The chunk with the libraries; its name is also its id. */
const LIBRARIES = 'libraries';

/** The federation plugin puts its runtime into the entry's chunk at stage 11. */
const AFTER_FEDERATION = 20;

/** Enough digits that the ids of two libraries hardly ever collide. */
const ID_LENGTH = 6;

interface LibrariesOptions {
  /** The entry whose libraries these are. */
  entry: string;
  /** The script's name, relative to the build's other files. */
  filename: string;
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
    const { entry, filename } = this.#options;
    new webpack.ids.DeterministicModuleIdsPlugin({
      maxLength: ID_LENGTH,
      // Libraries refer to one another, and to shared modules.
      test: (module) => isLibrary(module) || isSharedModule(module),
    }).apply(compiler);

    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Not webpack's splitChunks: the federation plugin would take its runtime back.
      compilation.hooks.optimizeChunks.tap({ name: NAME, stage: AFTER_FEDERATION }, () => {
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

/** True for installed packages; the federation plugin's entry is in the same folder, but is the app's own. */
function isLibrary(module: Module): boolean {
  const file = module.nameForCondition() ?? '';
  return /[\\/]node_modules[\\/](?!\.federation[\\/])/.test(file);
}

/** True for a module that the federation runtime provides. */
function isSharedModule({ type }: Module): boolean {
  return type === 'consume-shared-module';
}
