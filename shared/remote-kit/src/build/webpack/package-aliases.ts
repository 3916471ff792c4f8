import { createRequire } from 'node:module';
import path from 'node:path';

/** Where webpack finds packages that are imported by names. */
type Aliases = Record<string, string>;

/** The packages of the federation runtime, each after those through which the kit depends on it. */
const RUNTIME = [
  ['enhanced', 'sdk'],
  ['enhanced', 'runtime-tools', 'runtime'],
  ['enhanced', 'runtime-tools', 'runtime', 'runtime-core'],
  ['enhanced', 'webpack-bundler-runtime'],
].map((chain) => chain.map((name) => `@module-federation/${name}`));

/** React Router, by which the shell's server loads pages, ships a production build that its exports don't choose by mode. */
export function routerAlias(shell: string, mode: 'production' | 'development'): Aliases {
  const manifest = path.join(shell, 'package.json');
  const dom = ['react-router-dom/package.json'];
  const router = resolveThrough([...dom, 'react-router/package.json'], manifest);
  const dist = path.join(path.dirname(router), 'dist', mode);
  return {
    'react-router$': path.join(dist, 'index.mjs'),
    'react-router/dom$': path.join(dist, 'dom-export.mjs'),
    'react-router-dom$': path.join(path.dirname(resolveThrough(dom, manifest)), 'dist/index.mjs'),
  };
}

/** Without this the federation runtime is bundled twice, as CommonJS and as an ES module. */
export function runtimeAlias(): Aliases {
  return Object.fromEntries(
    RUNTIME.map((chain) => {
      const dist = path.dirname(resolveThrough(chain, import.meta.filename));
      return [`${chain.at(-1)}$`, path.join(dist, 'index.js')];
    }),
  );
}

/** In browsers, a remote's entry has the kit's small runtime in place of the federation plugin's. */
export function containerRuntimeAlias(): Aliases {
  const chain = [
    '@module-federation/enhanced',
    '@module-federation/webpack-bundler-runtime/bundler',
  ];
  const file = path.join(import.meta.dirname, 'container-runtime.mjs');
  return { [resolveThrough(chain, import.meta.filename)]: file };
}

/** Takes the place of what Emotion copies a component's statics with. */
export const NO_STATIC_HOISTING = path.join(import.meta.dirname, 'no-static-hoisting.mjs');

export function hoistingAlias(): Aliases {
  return { 'hoist-non-react-statics$': NO_STATIC_HOISTING };
}

/**
 * The file that a chain of imports leads to: the first one from a file, each other one from what was found. A package
 * manager like pnpm lets a package import only what it depends on itself.
 */
export function resolveThrough(chain: string[], from: string): string {
  return chain.reduce((file, request) => createRequire(file).resolve(request), from);
}
