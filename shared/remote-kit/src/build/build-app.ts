import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseDescriptor } from '@storefront/host/contracts/parse-registry';
import { HOST_CONTRACT, type RemoteVersion } from '@storefront/host/contracts/registry';
import {
  toRegistryFragment,
  toRegistryRoute,
  toUsedFragments,
} from '@storefront/host/contracts/remote';
import { integrityOf } from '@storefront/tools/integrity';
import type { MultiStats } from 'webpack';
import type { AppBuild } from './app-build';
import { recordBuild } from './build-record';
import { bundledSize } from './bundled-size';
import { readBuiltFiles, scriptIntegrity, type BuiltFiles } from './built-files';
import { withChunkHashes } from './chunk-hashes';
import { compressFolder } from './compress-folder';
import { LIBRARIES_FILE, librariesPath } from './libraries';
import { loadBuild } from './load-build';
import { scriptsOfChunk } from './page-scripts';
import { nameVersion, versionPlaceholder, withVersionName } from './name-version';
import { installedVersion } from './provided-libraries';
import { folderOfApp } from './project';
import { runWebpack } from './webpack/run-webpack';

/**
 * Builds an app's browser and server side into a folder, with a descriptor that names its version. Throws a
 * `RegistryError` or `BuildError` with what to do for an app that can't be built.
 */
export async function buildApp(app: string, outDir: string): Promise<void> {
  const started = Date.now();
  const build = await loadBuild(app);
  const packageVersion = await readPackageVersion(app);
  const placeholder = versionPlaceholder(packageVersion);
  const settings = { version: placeholder, outDir, mode: 'production' as const };
  const stats = await runWebpack([build.browser(settings), build.server(settings)]);
  const pages = pagesOf(build, stats);
  for (const library of build.bundled) await reportBundled(build, library);

  const unnamed = await readBuiltFiles(outDir);
  const version = nameVersion(packageVersion, unnamed, pages);
  const named = withVersionName(unnamed, app, { placeholder, version });
  const files = build.role === 'host' ? named : withChunkHashes(named);
  for (const [name, bytes] of files) await writeFile(path.join(outDir, name), bytes);
  await compressFolder(path.join(outDir, 'browser'));
  if (files.has(LIBRARIES_FILE)) {
    await compressFolder(path.join(outDir, path.dirname(LIBRARIES_FILE)));
  }
  const descriptor = JSON.stringify(describe(build, { version, files, pages }), null, 1);
  parseDescriptor(descriptor);
  await writeFile(path.join(outDir, 'descriptor.json'), descriptor);
  await recordBuild(app, version, { stats, started });
}

/** Says what it costs visitors that a remote doesn't use the shell's copy of a library. */
async function reportBundled({ name, folder }: AppBuild, library: string): Promise<void> {
  const version = installedVersion(folder, library);
  const size = (await bundledSize(folder, library)).toFixed(1);
  console.log(`  ${name} bundles ${library} ${version}: up to ${size} kB more for its visitors`);
}

async function readPackageVersion(app: string): Promise<string> {
  const manifest = await readFile(path.join(folderOfApp(app), 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

type Pages = Pick<RemoteVersion['extras'], 'routes' | 'fragments' | 'frame' | 'hostContract'>;

/** The part of a version that comes from its descriptor and not from its files. */
function pagesOf({ descriptor, frame }: AppBuild, { stats: [browser] }: MultiStats): Pages {
  if (!descriptor || !browser) {
    return { routes: [], frame: toUsedFragments(frame), hostContract: HOST_CONTRACT };
  }
  const { name } = descriptor;
  const routes = Object.entries(descriptor.routes).map(([id, route]) => {
    const owner = { title: `page "${id}"`, chunk: route.chunk, file: 'src/exposed/routes.tsx' };
    const scripts = scriptsOfChunk(name, owner, browser.compilation);
    return { ...toRegistryRoute(id, route), scripts };
  });
  const fragments = Object.entries(descriptor.fragments).map(([id, provided]) => {
    const owner = {
      title: `fragment "${id}"`,
      chunk: provided.chunk,
      file: 'src/exposed/fragments.tsx',
    };
    const scripts = scriptsOfChunk(name, owner, browser.compilation);
    return { ...toRegistryFragment(id, provided), scripts };
  });
  return { routes, fragments, hostContract: HOST_CONTRACT };
}

interface NamedBuild {
  version: string;
  files: BuiltFiles;
  pages: Pages;
}

function describe(build: AppBuild, { version, files, pages }: NamedBuild): RemoteVersion {
  const browser = scriptIntegrity(files, 'browser');
  const server = scriptIntegrity(files, 'server');
  const isHost = build.role === 'host';
  const entry = Object.keys(browser).find((file) =>
    isHost ? file.startsWith('shell.') : file === 'remoteEntry.js',
  );
  const serverEntry = isHost ? 'render.js' : 'remoteEntry.js';
  if (!entry)
    throw new Error(
      `The browser build of ${build.name} has no entry script: ${isHost ? 'shell.*.js' : 'remoteEntry.js'} is missing. See entry and filename in shared/remote-kit/src/build/webpack/create-config.ts.`,
    );
  return {
    url: `/apps/${build.name}/${version}/browser/${entry}`,
    metadata: { version, integrity: browser },
    deployment: { traffic: 100, default: true },
    extras: {
      ...pages,
      ...librariesOf(build, files),
      ...(isHost ? {} : { entryHasHashes: true }),
      serverUrl: `${build.name}/${version}/server/${serverEntry}`,
      serverIntegrity: server[serverEntry] ?? '',
    },
  };
}

/** The part of a version's descriptor that names its libraries, if they are in a script of their own. */
function librariesOf(
  { name }: AppBuild,
  files: BuiltFiles,
): Pick<RemoteVersion['extras'], 'libraries'> {
  const script = files.get(LIBRARIES_FILE);
  if (!script) return {};
  const url = `/apps/${librariesPath(name, script)}`;
  return { libraries: { url, integrity: integrityOf(script) } };
}
