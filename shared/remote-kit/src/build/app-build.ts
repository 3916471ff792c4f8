import type { Configuration } from 'webpack';
import { withListedProps } from '@storefront/host/contracts/fragment-props';
import type { DeclaredFragment } from '@storefront/host/contracts/fragments';
import {
  FRAGMENTS_MODULE,
  ROUTES_MODULE,
  type RemoteDescriptor,
} from '@storefront/host/contracts/remote';
import { exposedMessages, languagesOf } from './version/messages';
import { REMOTE_BUDGET } from './version/script-weight';
import {
  browserConfig,
  serverConfig,
  workerConfig,
  type App,
  type BuildSettings,
} from './webpack/create-config';

/** What an app's `webpack.config.ts` default-exports. */
export interface AppBuild extends App {
  /** The remote's pages; none for the shell. */
  descriptor: RemoteDescriptor | undefined;
  /** The fragments in the shell's frame; none for a remote. */
  frame: DeclaredFragment[];
  /** Size limit of the browser build's scripts but those for developers, brotli-compressed, in kilobytes. */
  budget: number;
  browser: (settings: BuildSettings) => Configuration;
  server: (settings: BuildSettings) => Configuration;
  /** The build of the shell's service worker; undefined for a remote. */
  worker?: (settings: BuildSettings) => Configuration;
}

/** What the scripts of the shell may weigh: kilobytes, brotli-compressed. */
const SHELL_BUDGET = 168;

/** What a remote may set for its build. */
interface RemoteSettings {
  budget?: number;
  /**
   * Libraries that the shell provides, but in another version than the remote needs. Each makes its pages
   * heavier; React can't be among them.
   */
  bundled?: string[];
}

/** The build of a remote: `export default remoteBuild(import.meta.dirname, remote)`. */
export function remoteBuild(
  folder: string,
  descriptor: RemoteDescriptor,
  { budget = REMOTE_BUDGET, bundled = [] }: RemoteSettings = {},
): AppBuild {
  const languages = languagesOf(folder);
  const exposes = {
    [ROUTES_MODULE]: './src/exposed/routes.tsx',
    ...(Object.keys(descriptor.fragments).length > 0 && {
      [FRAGMENTS_MODULE]: './src/exposed/fragments.tsx',
    }),
    ...exposedMessages(languages),
  };
  const app = {
    name: descriptor.name,
    folder,
    role: 'remote' as const,
    languages,
    exposes,
    bundled,
    assets: [],
  };
  const fragments = withListedProps(descriptor.fragments);
  return appBuild(app, { descriptor: { ...descriptor, fragments }, frame: [], budget });
}

/** What the shell sets for its build. */
interface ShellSettings {
  /** The fragments in its frame. */
  frame: DeclaredFragment[];
  /** Files that the page server knows by name: they are beside the shell's script. */
  assets: string[];
  /** The source of its service worker. */
  worker: string;
}

/** The build of the shell. */
export function shellBuild(folder: string, { frame, assets, worker }: ShellSettings): AppBuild {
  const languages = languagesOf(folder);
  const app = {
    name: 'shell',
    folder,
    role: 'host' as const,
    languages,
    exposes: {},
    bundled: [],
    assets,
  };
  return {
    ...appBuild(app, { descriptor: undefined, frame, budget: SHELL_BUDGET }),
    worker: (settings) => workerConfig(app, worker, settings),
  };
}

function appBuild(app: App, about: Pick<AppBuild, 'descriptor' | 'frame' | 'budget'>): AppBuild {
  return {
    ...app,
    ...about,
    browser: (settings) => browserConfig(app, settings),
    server: (settings) => serverConfig(app, settings),
  };
}
