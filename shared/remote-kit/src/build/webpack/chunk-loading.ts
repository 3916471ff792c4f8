import webpack, { type Chunk, type RuntimeModule } from 'webpack';
import { GUARD_SCRIPT } from '../script-guard';

/** How long a chunk may take to load, in milliseconds; as long as webpack waits. */
const TIME_LIMIT = 120_000;

/**
 * Writes the code by which an entry loads its chunks, in half the bytes of webpack's: without hot updates, hints to prefetch,
 * and the search for a script element that is there already. A failed load is forgotten, so that the next one tries again.
 */
export function chunkLoading(module: RuntimeModule, entry: Chunk): string {
  const { require, moduleFactories, publicPath, getChunkScriptFilename } = webpack.RuntimeGlobals;
  const { ensureChunkHandlers, onChunksLoaded } = webpack.RuntimeGlobals;
  const queue = JSON.stringify(module.compilation?.outputOptions.chunkLoadingGlobal);
  // The shell waits for the script with its libraries.
  const waits = entry.getAllInitialChunks().size > 1;
  return `const loaded = ${JSON.stringify(chunksWithoutScript(module, entry))};
const pending = {};
const load = (id) => new Promise((resolve, reject) => {
  const script = document.createElement('script');
  script.src = ${publicPath} + ${getChunkScriptFilename}(id);
  ${GUARD_SCRIPT}
  const end = () => {
    clearTimeout(limit);
    script.remove();
    delete pending[id];
    if (loaded[id]) resolve();
    else reject(Object.assign(new Error('Loading chunk ' + id + ' failed: ' + script.src), { name: 'ChunkLoadError' }));
  };
  const limit = setTimeout(end, ${TIME_LIMIT});
  script.onload = script.onerror = end;
  document.head.append(script);
});
${ensureChunkHandlers}.j = (id, promises) => {
  if (!loaded[id]) promises.push(pending[id] ??= load(id));
};
const install = ([ids, modules, run]) => {
  Object.assign(${moduleFactories}, modules);
  run?.(${require});
  for (const id of ids) loaded[id] = 1;
  ${waits ? `${onChunksLoaded}();` : ''}
};
${waits ? `${onChunksLoaded}.j = (id) => loaded[id];` : ''}
const chunks = globalThis[${queue}] ??= [];
const pushToEarlierEntries = chunks.push.bind(chunks);
chunks.forEach(install);
chunks.push = (chunk) => {
  pushToEarlierEntries(chunk);
  install(chunk);
};`;
}

/**
 * Writes the code by which the shell's entry waits for its libraries, in a third of the bytes of webpack's: its start is the
 * only thing that waits.
 */
export function waitForChunks(): string {
  const { onChunksLoaded } = webpack.RuntimeGlobals;
  return `let waiting;
${onChunksLoaded} = (result, chunks, run) => {
  if (run) waiting = [chunks, run];
  if (!waiting?.[0].every(${onChunksLoaded}.j)) return;
  const [, start] = waiting;
  waiting = undefined;
  start();
};`;
}

/** The entry, and chunks of nothing but shared modules: for them there is no script to load. */
function chunksWithoutScript({ chunkGraph }: RuntimeModule, entry: Chunk): Record<string, 1> {
  const hasScript = (chunk: Chunk) =>
    chunkGraph?.getChunkModulesIterableBySourceType(chunk, 'javascript') !== undefined;
  const others = [...entry.getAllReferencedChunks()].filter((chunk) => !hasScript(chunk));
  return Object.fromEntries([entry, ...others].map(({ id }) => [String(id), 1]));
}
