import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { INTEGRITY_FILE, type AppBuild } from '@storefront/tools/build';
import { HOST_CONTRACT, type RemoteVersion } from '@storefront/shared/contracts/registry';
import { loadBuild } from './app-build';
import { compressFolder } from './compress-folder';
import { runWebpack } from './run-webpack';
import { sourceHash } from './source-version';

/** Builds one version of an app, browser and server side, with its descriptor, into a folder. */
async function buildApp(app: string, version: string, outDir: string) {
  const build = await loadBuild(app);
  const settings = { version, outDir, mode: 'production' as const };
  await runWebpack([build.browser(settings), build.server(settings)]);
  const descriptor = await describe(build, version, outDir);
  await compressFolder(path.join(outDir, 'browser'));
  await writeFile(path.join(outDir, 'descriptor.json'), JSON.stringify(descriptor, null, 1));
}

async function describe(build: AppBuild, version: string, folder: string): Promise<RemoteVersion> {
  const browser = await hashes(path.join(folder, 'browser'));
  const server = await hashes(path.join(folder, 'server'));
  const isHost = build.role === 'host';
  const entry = Object.keys(browser).find((file) =>
    isHost ? file.startsWith('shell.') : file === 'remoteEntry.js',
  );
  const serverEntry = isHost ? 'render.js' : 'remoteEntry.js';
  if (!entry) throw new Error(`The browser build of ${build.name} has no entry.`);
  return {
    url: `/apps/${build.name}/${version}/browser/${entry}`,
    metadata: { version, integrity: browser },
    deployment: { traffic: 100, default: true },
    extras: {
      routes: Object.entries(build.descriptor?.routes ?? {}).map(([id, route]) => ({
        id,
        ...route,
      })),
      serverUrl: `${build.name}/${version}/server/${serverEntry}`,
      serverIntegrity: server[serverEntry] ?? '',
      hostContract: HOST_CONTRACT,
      sources: sourceHash(build.name),
    },
  };
}

async function hashes(folder: string): Promise<Record<string, string>> {
  return JSON.parse(await readFile(path.join(folder, INTEGRITY_FILE), 'utf8')) as Record<
    string,
    string
  >;
}

const [app, version, outDir] = process.argv.slice(2);
if (!app || !version || !outDir) throw new Error('Usage: build-app.ts <app> <version> <folder>');
await buildApp(app, version, outDir);
