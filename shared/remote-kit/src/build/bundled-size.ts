import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build } from 'esbuild';

const brotli = promisify(brotliCompress);

/** What a library adds to a remote that uses all of it, without React: kilobytes, brotli-compressed. */
export async function bundledSize(folder: string, library: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: `export * from '${library}'`, resolveDir: folder },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    external: ['react', 'react-dom'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const [script] = outputFiles;
  return script ? (await brotli(script.contents)).length / 1000 : 0;
}
