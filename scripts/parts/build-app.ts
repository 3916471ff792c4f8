import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { INTEGRITY_FILE, type AppBuild } from '@storefront/shared/build';
import { HOST_CONTRACT, type RemoteVersion } from '@storefront/shared/contracts/registry';
import { loadBuild } from './app-build';
import { DEPLOY_ROOT } from './apps';
import { runWebpack } from './run-webpack';

/**
 * Builds one version of an app, browser and server side, into its folder of the deploy root. The
 * folder appears whole or not at all.
 */
async function buildApp(app: string, version: string) {
  const build = await loadBuild(app);
  const incoming = path.join(DEPLOY_ROOT, '.incoming', `${app}-${version}-${process.pid}`);
  const settings = { version, outDir: incoming, mode: 'production' as const };
  await runWebpack([build.browser(settings), build.server(settings)]);
  const descriptor = await describe(build, version, incoming);
  await writeFile(path.join(incoming, 'descriptor.json'), JSON.stringify(descriptor, null, 1));
  await moveIntoPlace(incoming, path.join(DEPLOY_ROOT, app, version));
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
    },
  };
}

async function hashes(folder: string): Promise<Record<string, string>> {
  return JSON.parse(await readFile(path.join(folder, INTEGRITY_FILE), 'utf8')) as Record<
    string,
    string
  >;
}

async function moveIntoPlace(from: string, to: string) {
  await rm(to, { recursive: true, force: true });
  await mkdir(path.dirname(to), { recursive: true });
  await rename(from, to);
}

const [app, version] = process.argv.slice(2);
if (!app || !version) throw new Error('Usage: build-app.ts <app> <version>');
await buildApp(app, version);
