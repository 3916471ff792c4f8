import path from 'node:path';
import { shareKeyOf } from '../provided-modules';
import { unnamedContainer } from '../remote-declaration';
import { wrapBundle, type BundledScript } from './wrap-bundle';

/** The module that re-exports what the remote exposes; it is no file. */
const ENTRY = 'storefront-remote-entry';

interface RemoteOptions {
  name: string;
  version: string;
  /** The files that the remote exposes: `routes` and, if it provides any, `fragments`. */
  exposes: { routes: string; fragments?: string };
}

/** A file that Vite is about to write. */
type OutputFile = { type: 'asset' } | ({ type: 'chunk'; fileName: string } & BundledScript);

/**
 * A Vite plugin that builds a remote for the shop: `vite build` its browser side, `vite build --ssr` its server side. It
 * makes Vite write CommonJS, and puts a federation container around it.
 */
export function remoteContainer({ name, version, exposes }: RemoteOptions) {
  const container = unnamedContainer({ name, version });
  let side: 'browser' | 'server' = 'browser';
  let folder: string;
  return {
    name: 'storefront-remote-container',
    config(_: unknown, { isSsrBuild = false }) {
      side = isSsrBuild ? 'server' : 'browser';
      return {
        define: { 'process.env.NODE_ENV': '"production"' },
        ssr: { noExternal: true },
        build: {
          outDir: `dist/${side}`,
          target: 'es2022',
          minify: side === 'browser',
          lib: { entry: { remoteEntry: ENTRY }, formats: ['cjs' as const] },
          rolldownOptions: {
            external: (request: string) => shareKeyOf(request) !== undefined,
            output: {
              entryFileNames: 'remoteEntry.js',
              chunkFileNames: 'chunk.[name].[hash].js',
              exports: 'named' as const,
              // One file on the server, so that one hash covers all of it.
              codeSplitting: side === 'browser',
            },
          },
        },
      };
    },
    configResolved({ root }: { root: string }) {
      folder = root;
    },
    // Vite makes a path of the entry's name.
    resolveId: (id: string) => (path.basename(id) === ENTRY ? ENTRY : undefined),
    load(id: string) {
      if (id !== ENTRY) return undefined;
      return Object.entries(exposes)
        .map(([exposed, file]) => {
          return `export * as ${exposed} from ${JSON.stringify(path.join(folder, file))};`;
        })
        .join('\n');
    },
    generateBundle(_: unknown, bundle: Record<string, OutputFile>) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const scripts = Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk]));
      const wrapped = wrapBundle(scripts, { container, side });
      for (const chunk of chunks) chunk.code = wrapped[chunk.fileName] ?? chunk.code;
    },
  };
}
