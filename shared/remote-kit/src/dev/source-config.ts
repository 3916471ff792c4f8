import { SOURCE_VERSION } from '@storefront/host/contracts/registry';
import type { Configuration } from 'webpack';
import { loadBuild } from '../build/load-build';
import { SOURCE_NAMES } from '../build/webpack/source-maps';
import { withRefresh } from './refresh/with-refresh';

/** The settings of every build from source. */
export const SOURCE_SETTINGS = {
  version: SOURCE_VERSION,
  outDir: '/',
  mode: 'development' as const,
};

/** The names of its scripts, without hashes: nothing caches them. */
export const SOURCE_FILES = { filename: '[name].js', chunkFilename: 'chunk.[name].js' };

/**
 * The browser build of an app from source: its components can be replaced in an open page, and its files have
 * no hash in their names, because nothing caches them.
 */
export async function sourceConfig(app: string): Promise<Configuration> {
  const config = (await loadBuild(app)).browser(SOURCE_SETTINGS);
  return withRefresh({ ...config, output: { ...config.output, ...SOURCE_NAMES, ...SOURCE_FILES } });
}
