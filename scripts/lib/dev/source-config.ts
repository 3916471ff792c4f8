import { SHELL, type RemoteVersion } from '@storefront/host/contracts/registry';
import { loadBuild, SOURCE_NAMES } from '@storefront/remote-kit/build';
import webpack, { type Configuration } from 'webpack';
import { SOURCE_FILES, SOURCE_SETTINGS, withPageHook } from '@storefront/remote-kit/dev';
import { ServerBuildPlugin } from './server-build-plugin';

/** Makes Node name source lines in stack traces, for which the sources have to be evaluated one by one. */
const WITH_SOURCE_LINES = 'process.setSourceMapsEnabled(true);';

/** The shell's browser build for pages with another app from source: with the React for development. */
export async function developmentShellConfig(outDir: string): Promise<Configuration> {
  const config = (await loadBuild(SHELL)).browser({ ...SOURCE_SETTINGS, outDir });
  return withPageHook({ ...config, output: { ...config.output, ...SOURCE_FILES }, devtool: false });
}

/** The server build of an app from source, which is entered in the registry of a deploy root for development. */
export async function serverSourceConfig(
  app: string,
  options: { devRoot: string; version: RemoteVersion },
): Promise<Configuration> {
  const config = (await loadBuild(app)).server(SOURCE_SETTINGS);
  const plugins = [
    ...(config.plugins ?? []),
    new webpack.BannerPlugin({ banner: WITH_SOURCE_LINES, raw: true }),
    new ServerBuildPlugin({ app, ...options }),
  ];
  const output = { ...config.output, ...SOURCE_NAMES };
  return { ...config, output, devtool: 'eval-cheap-module-source-map', plugins };
}
