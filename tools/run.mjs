// Runs a program of this repository that is written in TypeScript: node tools/run.mjs api/src/server.ts
// With --bundle it only makes the bundle, for a machine on which it can't be written.
// The repository's own modules are bundled into one file, which starts several times faster than separate
// modules; what a program loads only if it needs it (`import()`) is in files beside it. The bundle is kept until
// one of them changes (docs/adr/0004). This file is plain JavaScript, which Node runs directly.
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const REPOSITORY = path.resolve(import.meta.dirname, '..');
const BUNDLES = path.join(REPOSITORY, '.cache/programs');

/** What is in a bundle: this repository's modules, and packages of many small modules. */
const BUNDLED = /^(@storefront|typebox|drizzle-orm|@fastify\/type-provider-typebox)(\/|$)/;

/** Changes whenever packages are installed, which may move them. */
const INSTALLED = path.join(REPOSITORY, 'node_modules/.package-lock.json');

/** Leaves packages to Node, each resolved from the module that imports it. */
const externalizePackages = {
  name: 'externalize-packages',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, async ({ path: name, kind, resolveDir, pluginData }) => {
      if (pluginData === externalizePackages || BUNDLED.test(name) || isBuiltin(name))
        return undefined;
      const found = await build.resolve(name, {
        kind,
        resolveDir,
        pluginData: externalizePackages,
      });
      return found.errors.length > 0
        ? found
        : { path: pathToFileURL(found.path).href, external: true };
    });
  },
};

const isOnlyBundled = process.argv[2] === '--bundle';
const [program, ...args] = process.argv.slice(isOnlyBundled ? 3 : 2);
if (program === undefined) {
  console.error('Name the program to run: node tools/run.mjs api/src/server.ts');
  process.exit(1);
}
const entry = path.resolve(program);
const bundle = path.join(
  BUNDLES,
  path.relative(REPOSITORY, entry).replaceAll(path.sep, '-').replace(/\.ts$/, '.mjs'),
);
if (!isCurrent(entry, bundle)) await makeBundle(entry, bundle);
if (!isOnlyBundled) {
  process.argv = [process.execPath, entry, ...args];
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(bundle).href);
}

/** True for a bundle that was made here and whose sources haven't changed. */
function isCurrent(entry, bundle) {
  try {
    const sources = JSON.parse(readFileSync(sourcesFileOf(bundle), 'utf8'));
    return (
      entry in sources && Object.entries(sources).every(([file, state]) => stateOf(file) === state)
    );
  } catch {
    return false;
  }
}

async function makeBundle(entry, bundle) {
  const { build, stop } = await import('esbuild');
  const sources = {};
  for (const file of [import.meta.filename, INSTALLED]) sources[file] = stateOf(file);
  const { outputFiles } = await build({
    entryPoints: [{ in: entry, out: path.basename(bundle, '.mjs') }],
    outdir: BUNDLES,
    outExtension: { '.js': '.mjs' },
    chunkNames: `${path.basename(bundle, '.mjs')}-[hash]`,
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // Node's own conditions, so that a package is the same module as without a bundle.
    conditions: ['module-sync'],
    sourcemap: true,
    jsx: 'automatic',
    jsxImportSource: '@emotion/react',
    plugins: [externalizePackages, ownModules(sources)],
  });
  // Otherwise esbuild's process would run as long as the program.
  await stop();
  try {
    mkdirSync(BUNDLES, { recursive: true });
    // The entry comes first in the list, and needs the others.
    for (const { path: file, contents } of outputFiles.toReversed())
      writeAtomically(file, contents);
    writeAtomically(sourcesFileOf(bundle), JSON.stringify(sources));
  } catch (error) {
    console.error(
      `${program} can't be started: a source has changed, and ${BUNDLES} can't be written (${error.message}). ` +
        'Make it writable, or start the program once as a user who may write there.',
    );
    process.exit(1);
  }
}

/** Gives each module the location of its source, and records the source's state before reading it. */
function ownModules(sources) {
  return {
    name: 'own-modules',
    setup(build) {
      build.onLoad({ filter: /\.tsx?$/ }, ({ path: file }) => {
        sources[file] = stateOf(file);
        const contents = readFileSync(file, 'utf8')
          .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)))
          .replaceAll('import.meta.filename', JSON.stringify(file))
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href));
        return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}

function sourcesFileOf(bundle) {
  return bundle.replace(/mjs$/, 'sources.json');
}

function stateOf(file) {
  const { mtimeMs, size } = statSync(file);
  return `${mtimeMs} ${size}`;
}

/** Writes a file in one step, so that a program that starts at the same time never reads a part of it. */
function writeAtomically(file, contents) {
  const incoming = `${file}.${process.pid}`;
  writeFileSync(incoming, contents);
  renameSync(incoming, file);
}
