/** A module in CommonJS, as a bundler writes it. */
export type CommonJsModule = (
  require: (request: string) => unknown,
  module: { exports: unknown },
  exports: unknown,
) => void;

/** The share scope of federation: what the shop provides, by name and version. */
export type ShareScope = Partial<
  Record<string, Record<string, { get: () => Promise<() => unknown> | (() => unknown) }>>
>;

/** The request for the first module of a bundle. */
const ENTRY = './remoteEntry.js';

/** A bundle of modules in CommonJS, of which the first one exports what the remote exposes. */
interface Bundle {
  /** Names in the share scope, by those with which the bundle requires them. */
  shared: Record<string, string>;
  /** The scripts that a chunk needs, itself included, by the request that imports it. */
  chunks: Record<string, string[]>;
  /** Passes a script element to the shell, which sets its hash. */
  guard: (script: HTMLScriptElement) => void;
  run: CommonJsModule;
}

/** The container that the shop loads: federation's interface, and `define`, which chunks call. */
export interface Container {
  init: (shareScope: ShareScope) => void;
  get: (name: string) => Promise<() => unknown>;
  define: (request: string, run: CommonJsModule) => void;
}

/**
 * Creates a federation container around a bundle. The build puts it, compiled, before the bundle's code: it imports
 * nothing, and runs in the browser and on the server.
 */
export function createContainer({ shared, chunks, guard, run }: Bundle): Container {
  const address = addressOfThisScript();
  const definitions = new Map([[ENTRY, run]]);
  /** Exports of modules that have run, and of those that the shop provides, by the requests for them. */
  const modules = new Map<string, unknown>();
  const loading = new Map<string, Promise<void>>();
  let shareScope: ShareScope = {};

  async function takeShared(request: string, key: string): Promise<void> {
    const [offered] = Object.values(shareScope[key] ?? {});
    if (!offered) throw new Error(`The shop provides no ${key}.`);
    const factory = await offered.get();
    modules.set(request, factory());
  }

  /** Returns a module; the import of a chunk that isn't loaded yet gets a promise, and waits for it anyway. */
  function require(request: string): unknown {
    const missing = (chunks[request] ?? []).filter((chunk) => !definitions.has(chunk));
    if (missing.length === 0) return exportsOf(request);
    return Promise.all(missing.map(loadChunk)).then(() => exportsOf(request));
  }

  function exportsOf(request: string): unknown {
    return modules.has(request) ? modules.get(request) : runModule(request);
  }

  function runModule(request: string): unknown {
    const definition = definitions.get(request);
    if (!definition) throw new Error(`The bundle has no ${request}.`);
    const module = { exports: {} as unknown };
    modules.set(request, module.exports);
    try {
      definition(require, module, module.exports);
    } catch (error) {
      modules.delete(request);
      throw error;
    }
    modules.set(request, module.exports);
    return module.exports;
  }

  function loadChunk(request: string): Promise<void> {
    const promise = loading.get(request) ?? addScript(new URL(request, address).href);
    loading.set(request, promise);
    return promise.finally(() => loading.delete(request));
  }

  function addScript(src: string): Promise<void> {
    const script = document.createElement('script');
    script.src = src;
    guard(script);
    const loaded = new Promise<void>((resolve, reject) => {
      script.onload = () => resolve();
      script.onerror = () => reject(new Error(`${src} can't be loaded.`));
    });
    document.head.append(script);
    return loaded.finally(() => script.remove());
  }

  return {
    init: (offered) => void (shareScope = offered),
    async get(name) {
      await Promise.all(Object.entries(shared).map(([request, key]) => takeShared(request, key)));
      const exposed = (require(ENTRY) as Record<string, unknown>)[name.slice('./'.length)];
      if (exposed === undefined) throw new Error(`The remote exposes no ${name}.`);
      return () => exposed;
    },
    define: (request, definition) => void definitions.set(request, definition),
  };
}

/** The address of the script that runs; none on the server, where a bundle has no chunks. */
function addressOfThisScript(): string {
  if (typeof document === 'undefined') return '';
  const { currentScript } = document;
  return currentScript instanceof HTMLScriptElement ? currentScript.src : document.baseURI;
}
