import { loadBuild } from '@storefront/tools/build';
import type { Configuration } from 'webpack';
import { SOURCE_VERSION } from './version-from-source';

/** The browser build of an app from source: its files have no hash in their names, because nothing caches them. */
export async function sourceConfig(app: string): Promise<Configuration> {
  const build = await loadBuild(app);
  const config = build.browser({ version: SOURCE_VERSION, outDir: '/', mode: 'development' });
  const output = { ...config.output, filename: '[name].js', chunkFilename: 'chunk.[name].js' };
  return { ...config, output };
}
