import webpack, { type Chunk, type Compiler, type RuntimeModule } from 'webpack';
import { chunkLoading, waitForChunks } from './chunk-loading';

const { RuntimeGlobals } = webpack;

const NAME = 'EntryRuntimePlugin';

/** Writes the code of a runtime module of a chunk with the entry's runtime. */
type Generate = (module: RuntimeModule, chunk: Chunk) => string;

/**
 * Parts of the runtime that webpack and the federation plugin write into an entry, by their names, and what takes their
 * place: it does what the shell's containers need, in a third of the bytes.
 */
const PARTS: Partial<Record<string, Generate>> = {
  publicPath: () => `${RuntimeGlobals.publicPath} = new URL('.', document.currentScript.src).href;`,
  'federation runtime': () => `${RuntimeGlobals.require}.federation = {};`,
  sharing: () => '',
  consumes: consumedModules,
  'chunk loaded': waitForChunks,
};

/** What only the runtime of a production build can do without: hot updates load code by webpack's own. */
const PRODUCTION_PARTS: Partial<Record<string, Generate>> = {
  'jsonp chunk loading': chunkLoading,
  'load script': () => '',
};

/** The type of source of a module that a remote takes from the share scope. */
const SHARED = 'consume-shared';

/** Makes the runtime in the entry of a browser build smaller (ADR 58). Fails a build without one of the expected parts. */
export class EntryRuntimePlugin {
  readonly #expected: readonly string[];
  readonly #parts: Partial<Record<string, Generate>>;

  constructor(expected: readonly string[], mode: 'production' | 'development') {
    const added = mode === 'production' ? PRODUCTION_PARTS : {};
    this.#expected = [...expected, ...Object.keys(added)];
    this.#parts = { ...PARTS, ...added };
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const missing = new Set(this.#expected);
      compilation.hooks.runtimeModule.tap(NAME, (module, chunk) => {
        const generate = this.#parts[module.name];
        if (generate) module.generate = () => generate(module, chunk);
        missing.delete(module.name);
      });
      compilation.hooks.afterSeal.tap(NAME, () => {
        if (missing.size === 0 || compilation.errors.length > 0) return;
        const names = [...missing].join(', ');
        throw new Error(
          `The runtime has no part ${names} any more. Look at what webpack and the federation plugin write now, and adapt shared/remote-kit/src/build/webpack/entry-runtime-plugin.ts.`,
        );
      });
    });
  }
}

/** Before a chunk runs, `container-runtime.mjs` takes the modules that it consumes from the share scope. */
function consumedModules({ compilation, chunkGraph }: RuntimeModule, entry: Chunk): string {
  const namesByChunk: Record<string, Record<string, string>> = {};
  for (const chunk of entry.getAllReferencedChunks()) {
    const modules = chunkGraph?.getChunkModulesIterableBySourceType(chunk, SHARED) ?? [];
    const names = [...modules].map((module) => {
      const data: unknown = compilation?.codeGenerationResults?.getData(
        module,
        chunk.runtime,
        SHARED,
      );
      return [
        String(chunkGraph?.getModuleId(module)),
        (data as { shareKey: string }).shareKey,
      ] as const;
    });
    if (names.length > 0) namesByChunk[String(chunk.id)] = Object.fromEntries(names.sort());
  }
  const { require, ensureChunkHandlers } = RuntimeGlobals;
  return `var names = ${JSON.stringify(namesByChunk)};
${ensureChunkHandlers}.consumes = (chunk, promises) => ${require}.federation.bundlerRuntime.consumes(${require}, names[chunk], promises);`;
}
