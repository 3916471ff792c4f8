import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { MAPS_FOLDER } from '@storefront/host/contracts/version-files';
import { loadBuild, runWebpack } from '@storefront/remote-kit/build';
import { createFolderDeployRoot } from '@storefront/tools/deploy';
import webpack from 'webpack';
import { ROOT, TEST_DEPLOY_ROOT } from '../apps';

/** The script with the shell's libraries, whose map isn't published. */
const LIBRARIES = 'libraries.js';

const BUILD = path.join(ROOT, '.cache/weights');

/** Where a script of the shop is published: `/apps/<app>/<folder>/browser/<file>`, or libraries without `browser`. */
export interface PublishedScript {
  app: string;
  folder: string;
  file: string;
}

/** Reads the address of a script. Throws for one that isn't the shop's. */
export function publishedScript(url: string): PublishedScript {
  const [, app, folder, file] =
    /\/apps\/([^/]+)\/([^/]+)\/(?:browser\/)?([^/]+)$/.exec(new URL(url).pathname) ?? [];
  if (!app || !folder || !file) throw new Error(`${url} is no published script.`);
  return { app, folder, file };
}

/**
 * The maps of published scripts, that of the libraries by another build of the same sources; undefined for a script that is
 * published as it was written.
 */
export async function readSourceMaps(): Promise<
  (script: PublishedScript) => Promise<string | undefined>
> {
  const libraries = await buildLibraries();
  const root = createFolderDeployRoot(TEST_DEPLOY_ROOT);
  return async ({ app, folder, file }) => {
    if (file === LIBRARIES) return libraries;
    const map = path.posix.join(app, folder, MAPS_FOLDER, 'browser', `${file}.map`);
    return (await root.read(map))?.toString();
  };
}

async function buildLibraries(): Promise<string> {
  const shell = await loadBuild('shell');
  const config = shell.browser({ version: 'weights', outDir: BUILD, mode: 'production' });
  const map = new webpack.SourceMapDevToolPlugin({
    test: /libraries\.js$/,
    filename: '[base].map',
    append: false,
  });
  await runWebpack([{ ...config, plugins: [...(config.plugins ?? []), map] }]);
  return readFile(path.join(BUILD, 'browser', `${LIBRARIES}.map`), 'utf8');
}
