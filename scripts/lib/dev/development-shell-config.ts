import { SHELL } from '@storefront/host/contracts/registry';
import { loadBuild } from '@storefront/remote-kit/build';
import { SOURCE_FILES, SOURCE_SETTINGS, withPageHook } from '@storefront/remote-kit/dev';
import type { Configuration } from 'webpack';

/** The shell's browser build for pages with another app from source: with the React for development. */
export async function developmentShellConfig(outDir: string): Promise<Configuration> {
  const config = (await loadBuild(SHELL)).browser({ ...SOURCE_SETTINGS, outDir });
  return withPageHook({ ...config, output: { ...config.output, ...SOURCE_FILES }, devtool: false });
}
