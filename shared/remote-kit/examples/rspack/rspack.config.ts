import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Compiler, type Configuration } from '@rspack/core';
import {
  GUARD_SCRIPT,
  sharedModules,
  unnamedContainer,
} from '@storefront/remote-kit/build/other-bundlers';
import remote from './remote.json' with { type: 'json' };

type FederationOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0];

const name = unnamedContainer(remote);

/** Hands each script element that the build's runtime creates to the shop, which checks its hash. */
const guardScripts = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('guard-scripts', (compilation) => {
      const { createScript } = rspack.RuntimePlugin.getCompilationHooks(compilation);
      createScript.tap('guard-scripts', (source) => `${source}\n${GUARD_SCRIPT}`);
    });
  },
};

function federation(options: Partial<FederationOptions>) {
  return new ModuleFederationPlugin({
    name,
    filename: 'remoteEntry.js',
    exposes: {
      './routes': { import: './src/routes.tsx', name: 'routes' },
      './fragments': { import: './src/fragments.tsx', name: 'fragments' },
    },
    shared: sharedModules({ role: 'remote', bundled: [] }),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    ...options,
  });
}

const common: Configuration = {
  context: import.meta.dirname,
  mode: 'production',
  devtool: false,
  entry: {},
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
          },
        },
      },
    ],
  },
};

const browser: Configuration = {
  ...common,
  target: ['web', 'es2022'],
  output: {
    path: path.join(import.meta.dirname, 'dist/browser'),
    chunkFilename: 'chunk.[name].[contenthash:8].js',
    publicPath: 'auto',
    uniqueName: name,
    clean: true,
  },
  plugins: [
    guardScripts,
    federation({
      // The shell has federation's runtime already.
      experiments: {
        externalRuntime: true,
        optimization: { target: 'web', disableSnapshot: true },
      },
    }),
  ],
};

const server: Configuration = {
  ...common,
  target: 'async-node',
  output: {
    path: path.join(import.meta.dirname, 'dist/server'),
    uniqueName: `${name}_server`,
    library: { type: 'commonjs-module' },
    clean: true,
  },
  optimization: { minimize: false, splitChunks: false },
  plugins: [
    // One file, so that one hash covers all of it.
    new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    federation({ library: { type: 'commonjs-module', name }, remoteType: 'script' }),
  ],
};

export default [browser, server];
