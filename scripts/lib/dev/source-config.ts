import { SHELL, SOURCE_VERSION, type RemoteVersion } from '@storefront/host/contracts/registry';
import { loadBuild, SOURCE_NAMES } from '@storefront/remote-kit/build';
import webpack, { type Configuration } from 'webpack';
import { withPageHook, withRefresh } from './refresh/with-refresh';
import { ServerBuildPlugin } from './server-build-plugin';

const SETTINGS = { version: SOURCE_VERSION, outDir: '/', mode: 'development' as const };

const FILE_NAMES = { filename: '[name].js', chunkFilename: 'chunk.[name].js' };

/** Makes Node name source lines in stack traces, for which the sources have to be evaluated one by one. */
const WITH_SOURCE_LINES = 'process.setSourceMapsEnabled(true);';

/**
 * The browser build of an app from source: its components can be replaced in an open page, and its files have
 * no hash in their names, because nothing caches them.
 */
export async function sourceConfig(app: string): Promise<Configuration> {
  const config = (await loadBuild(app)).browser(SETTINGS);
  return withRefresh({ ...config, output: { ...config.output, ...SOURCE_NAMES, ...FILE_NAMES } });
}

/** The shell's browser build for pages with another app from source: with the React for development. */
export async function developmentShellConfig(outDir: string): Promise<Configuration> {
  const config = (await loadBuild(SHELL)).browser({ ...SETTINGS, outDir });
  return withPageHook({ ...config, output: { ...config.output, ...FILE_NAMES }, devtool: false });
}

/** The server build of an app from source, which is entered in the registry of a deploy root for development. */
export async function serverSourceConfig(
  app: string,
  options: { devRoot: string; version: RemoteVersion },
): Promise<Configuration> {
  const config = (await loadBuild(app)).server(SETTINGS);
  const plugins = [
    ...(config.plugins ?? []),
    new webpack.BannerPlugin({ banner: WITH_SOURCE_LINES, raw: true }),
    new ServerBuildPlugin({ app, ...options }),
  ];
  const output = { ...config.output, ...SOURCE_NAMES };
  return { ...config, output, devtool: 'eval-cheap-module-source-map', plugins };
}
