import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { HOST_CONTRACT } from '@storefront/host/contracts/registry';
import {
  toRegistryFragment,
  toRegistryRoute,
  toUsedFragments,
} from '@storefront/host/contracts/remote';
import type { MultiStats, Stats } from 'webpack';
import type { AppBuild } from './app-build';
import { recordBuild } from './build-record';
import { bundledSize } from './bundled-size';
import { readBuiltFiles } from './version/built-files';
import { loadBuild } from './load-build';
import { messagesChunk } from './version/messages';
import { versionPlaceholder } from './version/name-version';
import { scriptsOfChunk } from './version/page-scripts';
import { installedVersion } from './provided-libraries';
import { folderOfApp } from './project';
import { runWebpack } from './webpack/run-webpack';
import { sharedLibraries } from './webpack/shared-modules';
import { writeVersion, type Pages } from './version/write-version';

/**
 * Builds an app's browser and server side into a folder, with a descriptor that names its version. Throws a
 * `RegistryError` or `BuildError` with what to do for an app that can't be built.
 */
export async function buildApp(app: string, outDir: string): Promise<void> {
  const started = Date.now();
  const build = await loadBuild(app);
  const packageVersion = await readPackageVersion(app);
  const version = versionPlaceholder(packageVersion);
  const settings = { version, outDir, mode: 'production' as const };
  const stats = await runWebpack([
    build.browser(settings),
    build.server(settings),
    ...(build.worker ? [build.worker(settings)] : []),
  ]);
  const pages = pagesOf(build, stats);
  for (const library of build.bundled) await reportBundled(build, library);

  const files = await readBuiltFiles(outDir);
  const { metadata } = await writeVersion(outDir, { ...build, packageVersion, files, pages });
  await recordBuild(app, metadata.version, { stats, started });
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

/** The part of a version that comes from its descriptor and not from its files. */
function pagesOf(build: AppBuild, { stats: [browser] }: MultiStats): Pages {
  const { descriptor, frame } = build;
  const needs = {
    hostContract: HOST_CONTRACT,
    sharedLibraries: sharedLibraries(build),
    ...(browser && messagesOf(build, browser)),
  };
  if (!descriptor || !browser) return { routes: [], frame: toUsedFragments(frame), ...needs };
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
  return { routes, fragments, ...needs };
}

/** The scripts of an app's translations, by language; nothing for an app without any. */
function messagesOf(
  { name, languages }: AppBuild,
  { compilation }: Stats,
): Pick<Pages, 'messages'> {
  if (languages.length === 0) return {};
  const scripts = languages.map((language) => {
    const owner = {
      title: `messages in ${language}`,
      chunk: messagesChunk(language),
      file: 'src/messages/load-shell-messages.ts',
    };
    return [language, scriptsOfChunk(name, owner, compilation)] as const;
  });
  return { messages: Object.fromEntries(scripts) };
}
