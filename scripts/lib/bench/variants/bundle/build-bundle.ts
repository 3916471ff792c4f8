import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { loadBuild, runWebpack } from '@storefront/remote-kit/build';
import webpack from 'webpack';
import { ROOT } from '../../../apps';
import { immutableFile, type SiteFile } from '../site';

/** Where the bundle's files are served. */
const PREFIX = '/bundle/';

/** Shell and remotes as one build, without federation. */
export interface Bundle {
  /** Paths of the scripts that start it, in their order. */
  entries: string[];
  /** The scripts by their paths, compressed as the shop's own are. */
  files: Map<string, SiteFile>;
}

/** Builds the shop's browser side as one build; pages are chunks of it, as they are of the remotes. */
export async function buildBundle(): Promise<Bundle> {
  const shell = await loadBuild('shell');
  const outDir = path.join(ROOT, '.cache/bench/bundle');
  const config = shell.browser({ version: 'bundle', outDir, mode: 'production' });
  const { stats } = await runWebpack([
    {
      ...config,
      name: 'bundle',
      cache: false,
      output: { ...config.output, publicPath: PREFIX, uniqueName: 'bundle' },
      plugins: [
        new webpack.NormalModuleReplacementPlugin(
          /\/browser\/containers$/,
          path.join(import.meta.dirname, 'bundled-remotes.ts'),
        ),
      ],
    },
  ]);
  const entryFiles = stats.flatMap(({ compilation }) =>
    [...compilation.entrypoints.values()].flatMap((entry) => [...entry.getFiles()]),
  );
  return {
    entries: entryFiles.filter(isScript).map((file) => PREFIX + file),
    files: await readScripts(path.join(outDir, 'browser')),
  };
}

async function readScripts(folder: string): Promise<Map<string, SiteFile>> {
  const names = (await readdir(folder)).filter(isScript);
  const files = new Map<string, SiteFile>();
  for (const name of names) {
    const bytes = brotliCompressSync(await readFile(path.join(folder, name)));
    files.set(PREFIX + name, immutableFile('text/javascript; charset=utf-8', bytes, 'br'));
  }
  return files;
}

function isScript(file: string): boolean {
  return file.endsWith('.js');
}
