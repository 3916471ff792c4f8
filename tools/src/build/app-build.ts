import type { Configuration } from 'webpack';
import type { RemoteDescriptor } from '@storefront/shared/contracts/remote';
import { browserConfig, serverConfig, type App, type BuildSettings } from './webpack/create-config';

/** What an app's `webpack.config.ts` default-exports. */
export interface AppBuild extends App {
  /** The remote's pages; none for the shell. */
  descriptor: RemoteDescriptor | undefined;
  /** What all scripts of the browser build may weigh, brotli-compressed, in kilobytes. */
  budget: number;
  browser: (settings: BuildSettings) => Configuration;
  server: (settings: BuildSettings) => Configuration;
}

/** Budgets in kilobytes, brotli-compressed. */
const REMOTE_BUDGET = 60;
const SHELL_BUDGET = 165;

/** The build of a remote: `export default remoteBuild(import.meta.dirname, remote)`. */
export function remoteBuild(
  folder: string,
  descriptor: RemoteDescriptor,
  { budget = REMOTE_BUDGET } = {},
): AppBuild {
  return appBuild({ name: descriptor.name, folder, role: 'remote' }, descriptor, budget);
}

/** The build of the shell. */
export function shellBuild(folder: string): AppBuild {
  return appBuild({ name: 'shell', folder, role: 'host' }, undefined, SHELL_BUDGET);
}

function appBuild(app: App, descriptor: RemoteDescriptor | undefined, budget: number): AppBuild {
  return {
    ...app,
    descriptor,
    budget,
    browser: (settings) => browserConfig(app, settings),
    server: (settings) => serverConfig(app, settings),
  };
}
