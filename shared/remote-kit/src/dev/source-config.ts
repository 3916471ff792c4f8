import { SOURCE_VERSION } from '@storefront/host/contracts/registry';
import webpack, { type Configuration } from 'webpack';
import { loadBuild } from '../build/load-build';
import { SOURCE_NAMES } from '../build/webpack/source-maps';
import { withRefresh } from './refresh/with-refresh';
import { ServerBuildPlugin, type ServerBuildHooks } from './server-build-plugin';

/** The settings of every build from source. */
export const SOURCE_SETTINGS = {
  version: SOURCE_VERSION,
  outDir: '/',
  mode: 'development' as const,
};

/** The names of its scripts, without hashes: nothing caches them. */
export const SOURCE_FILES = { filename: '[name].js', chunkFilename: 'chunk.[name].js' };

/** Makes Node name source lines in stack traces, for which the sources have to be evaluated one by one. */
const WITH_SOURCE_LINES = 'process.setSourceMapsEnabled(true);';

/**
 * The browser build of an app from source: its components can be replaced in an open page, and its files have
 * no hash in their names, because nothing caches them.
 */
export async function sourceConfig(app: string): Promise<Configuration> {
  const config = (await loadBuild(app)).browser(SOURCE_SETTINGS);
  return withRefresh({ ...config, output: { ...config.output, ...SOURCE_NAMES, ...SOURCE_FILES } });
}

/** The server build of an app from source, which is passed on after each edit. */
export async function serverSourceConfig(
  app: string,
  hooks: ServerBuildHooks,
): Promise<Configuration> {
  const config = (await loadBuild(app)).server(SOURCE_SETTINGS);
  const plugins = [
    ...(config.plugins ?? []),
    new webpack.BannerPlugin({ banner: WITH_SOURCE_LINES, raw: true }),
    new ServerBuildPlugin(hooks),
  ];
  const output = { ...config.output, ...SOURCE_NAMES };
  return { ...config, output, devtool: 'eval-cheap-module-source-map', plugins };
}
