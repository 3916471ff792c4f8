import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { containerName } from '@storefront/host/contracts/registry';
import { LIBRARIES_FILE } from '../libraries';
import { requireProvidedVersions } from '../provided-libraries';
import { PROJECT } from '../project';
import { EntryRuntimePlugin } from './entry-runtime-plugin';
import { LibrariesPlugin } from './libraries-plugin';
import { NamedChunkIdsPlugin } from './named-chunk-ids-plugin';
import {
  containerRuntimeAlias,
  hoistingAlias,
  NO_STATIC_HOISTING,
  routerAlias,
  runtimeAlias,
} from './package-aliases';
import { ScriptGuardPlugin } from './script-guard-plugin';
import { sharedModules } from './shared-modules';
import { hiddenSourceMaps } from './source-maps';
import { sourceRules } from './source-rules';
import { StableModuleIdsPlugin } from './stable-module-ids-plugin';

/** What is built and published on its own: the shell or a remote. */
export interface App {
  name: string;
  /** The app's own folder. */
  folder: string;
  role: 'host' | 'remote';
  /** The languages that it is translated into. */
  languages: string[];
  /**
   * The files of the modules that a remote exposes, by the names under which the shell loads them; some are chunks with a name
   * of their own.
   */
  exposes: Record<string, string | { import: string; name: string }>;
  /** Libraries of the shell that a remote bundles in a version of its own. */
  bundled: string[];
  /** Files beside the shell's script, which keep their names; none for a remote. */
  assets: string[];
}

/** What differs from one build of an app to the next. */
export interface BuildSettings {
  /** Published version; part of every global name that two versions could share. */
  version: string;
  /** Folder that gets `browser/` and `server/`. */
  outDir: string;
  mode: 'production' | 'development';
}

/** What the runtime of a browser's entry must have, to be replaced by less. */
const RUNTIME_PARTS = {
  host: ['publicPath'],
  remote: ['publicPath', 'federation runtime', 'consumes'],
};

/** The shortest ids of modules and chunks, and names of exports, that webpack has. */
const SHORT_NAMES = { moduleIds: 'size', chunkIds: 'size', mangleExports: 'size' } as const;

/** How terser compresses scripts: functions in one place, and called by their names, compress better than inlined ones. */
const COMPRESS = { passes: 2, hoist_funs: true, inline: 1 };

/** What code asks to know whether it runs in a browser: what is only for servers is left out of the scripts. */
const IN_BROWSERS = { 'typeof document': '"object"', 'typeof window': '"object"' };

/** The script of a remote that exposes its modules. */
const REMOTE_ENTRY = 'remoteEntry.js';

/**
 * The browser build of an app. The shell's needs no federation plugin: it provides its modules to remotes, and loads
 * them, by the containers' own interface (shell/src/remotes/browser).
 */
export function browserConfig(app: App, settings: BuildSettings): Configuration {
  if (app.role === 'remote') requireProvidedVersions(app);
  const isHost = app.role === 'host';
  return {
    ...common(app, settings, 'browser'),
    target: ['web', 'es2022'],
    entry: isHost ? { shell: [...app.assets, path.join(app.folder, 'src/client.ts')] } : {},
    output: {
      path: path.join(settings.outDir, 'browser'),
      filename: '[name].[contenthash:8].js',
      // A version's folder is named after its content, so its chunks need no hash of their own.
      chunkFilename: 'chunk.[name].js',
      publicPath: 'auto',
      uniqueName: browserName(app, settings),
      clean: true,
    },
    optimization: {
      splitChunks: isHost ? false : { chunks: 'async' },
      minimizeOptions: { javascript: { compress: COMPRESS } },
      ...(settings.mode === 'production' && SHORT_NAMES),
    },
    plugins: [
      new webpack.DefinePlugin(IN_BROWSERS),
      new NamedChunkIdsPlugin(),
      new EntryRuntimePlugin(RUNTIME_PARTS[app.role], settings.mode),
      ...(settings.mode === 'development' ? [new ScriptGuardPlugin()] : []),
      new StableModuleIdsPlugin(),
      ...publishedMaps(settings, 'browser'),
      ...(isHost && settings.mode === 'production'
        ? [
            new LibrariesPlugin({
              entry: 'shell',
              filename: `../${LIBRARIES_FILE}`,
              parts: [prefixesOf(app), NO_STATIC_HOISTING],
            }),
          ]
        : []),
      ...(isHost
        ? []
        : [
            federation(app, {
              name: browserName(app, settings),
              experiments: { optimization: { target: 'web', disableSnapshot: true } },
            }),
          ]),
    ],
  };
}

/** The file of the shell's service worker, beside its server build: the page server sends it as `/sw.js`. */
const WORKER_FILE = 'service-worker.js';

/** The server build of an app: one file, so that one hash covers all of it. */
export function serverConfig(app: App, settings: BuildSettings): Configuration {
  const isHost = app.role === 'host';
  return {
    ...common(app, settings, 'server'),
    target: 'async-node',
    entry: isHost
      ? { render: path.join(app.folder, 'src/server/rendering/render-process-main.ts') }
      : {},
    output: {
      path: path.join(settings.outDir, 'server'),
      // Also the federation plugin's name for it, which is lost when another chunk is joined with that of the entry.
      filename: isHost ? '[name].js' : REMOTE_ENTRY,
      uniqueName: `${containerName(app.name, settings.version)}_server`,
      library: { type: 'commonjs-module' },
      clean: isHost ? { keep: WORKER_FILE } : true,
    },
    optimization: { minimize: false, splitChunks: false },
    plugins: [
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      federation(app, {
        name: containerName(app.name, settings.version),
        library: { type: 'commonjs-module', name: containerName(app.name, settings.version) },
        remoteType: 'script',
      }),
      new StableModuleIdsPlugin(),
      ...publishedMaps(settings, 'server'),
    ],
  };
}

/** The build of the shell's service worker. */
export function workerConfig(app: App, source: string, settings: BuildSettings): Configuration {
  return {
    ...common(app, settings, 'worker'),
    target: ['webworker', 'es2022'],
    entry: source,
    output: { path: path.join(settings.outDir, 'server'), filename: WORKER_FILE },
  };
}

function publishedMaps({ mode }: BuildSettings, side: 'browser' | 'server') {
  return mode === 'production' ? [hiddenSourceMaps(side)] : [];
}

/**
 * The name of an app's code in a page. A page has one shell, so its name needs no version, which would also
 * change the libraries' script.
 */
function browserName({ name, role }: App, { version }: BuildSettings): string {
  return role === 'host' ? `storefront_${name}` : containerName(name, version);
}

type FederationOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0];

function federation(app: App, options: FederationOptions) {
  return new ModuleFederationPlugin({
    ...(app.role === 'remote' && { filename: REMOTE_ENTRY, exposes: app.exposes }),
    shared: sharedModules(app),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    ...options,
  });
}

function common(
  app: App,
  settings: BuildSettings,
  side: 'browser' | 'server' | 'worker',
): Configuration {
  return {
    name: `${app.name} ${side}`,
    context: app.folder,
    mode: settings.mode,
    devtool: settings.mode === 'development' ? 'cheap-module-source-map' : false,
    performance: false,
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        ...(side === 'browser' ? { ...runtimeAlias(), ...hoistingAlias() } : {}),
        ...(side === 'server' ? jsxAlias(app) : {}),
        ...(side === 'server' && app.role === 'host' ? routerAlias(app.folder, settings.mode) : {}),
        ...(side === 'browser' && app.role === 'remote' ? containerRuntimeAlias() : {}),
      },
    },
    module: {
      // By default, webpack only warns about an import that doesn't exist.
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        ...sourceRules(app.folder),
        keepSharedModules(),
        ...(side === 'browser' && app.role === 'host' ? [emotionPrefixes(app)] : []),
      ],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(PROJECT, '.cache/webpack'),
      name: `${app.name}-${side}-${settings.mode}`,
      buildDependencies: { config: [import.meta.filename] },
    },
  };
}

function keepSharedModules(): RuleSetRule {
  return {
    test: /webpack-bundler-runtime[\\/]dist[\\/](consumes|installInitialConsumes)\.c?js$/,
    loader: path.join(import.meta.dirname, 'keep-shared-modules.mjs'),
  };
}

/** Emotion is the shell's: the browser build of its cache has the shell's list of vendor prefixes. */
function emotionPrefixes(app: App): RuleSetRule {
  return {
    test: /@emotion[\\/]cache[\\/]dist[\\/].*\.js$/,
    loader: path.join(import.meta.dirname, 'emotion-prefixes.mjs'),
    options: { plugin: prefixesOf(app) },
  };
}

function prefixesOf({ folder }: App): string {
  return path.join(folder, 'src/page/needed-prefixes.ts');
}

/** On the server the shell provides a faster `jsx-runtime` for Emotion, for itself and the remotes. */
function jsxAlias({ role, folder }: App): Record<string, string> {
  if (role === 'remote') return {};
  return {
    '@emotion/react/jsx-runtime$': path.join(folder, 'src/server/rendering/jsx-runtime.ts'),
  };
}
