import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseDescriptor } from '@storefront/host/contracts/parse-registry';
import type { RemoteVersion } from '@storefront/host/contracts/registry';
import type { App } from '../webpack/create-config';
import { scriptIntegrity, type BuiltFiles } from './built-files';
import { withChunkHashes } from './chunk-hashes';
import { compressFolder } from './compress-folder';
import { integrityOf } from '@storefront/tools/integrity';
import { LIBRARIES_FILE, librariesPath } from '../libraries';
import { nameVersion, versionPlaceholder, withVersionName } from './name-version';
import { weighScripts } from './script-weight';

/** The part of a version's descriptor that doesn't come from its files. */
export type Pages = Pick<
  RemoteVersion['extras'],
  'routes' | 'fragments' | 'frame' | 'messages' | 'hostContract' | 'sharedLibraries'
>;

/** What was built of an app, and has no version's name yet: its files contain the placeholder. */
interface UnnamedBuild extends Pick<App, 'name' | 'role'> {
  packageVersion: string;
  /** What its scripts may weigh, in kilobytes. */
  budget: number;
  files: BuiltFiles;
  pages: Pages;
}

/** Writes what was built into a folder, under the name of its version and with its descriptor, which is returned. */
export async function writeVersion(outDir: string, build: UnnamedBuild): Promise<RemoteVersion> {
  const { name, packageVersion, budget, pages } = build;
  const version = nameVersion(packageVersion, build.files, pages);
  const placeholder = versionPlaceholder(packageVersion);
  const named = withVersionName(build.files, name, { placeholder, version });
  const entry = browserEntry(build, named);
  const files = withChunkHashes(named, entry);
  for (const [file, bytes] of files) await writeBuiltFile(path.join(outDir, file), bytes);
  const folders = foldersOfScripts(files).map((folder) => path.join(outDir, folder));
  for (const folder of folders) await compressFolder(folder);
  const scripts = Math.round((await weighScripts(name, folders)) * 10) / 10;
  const { extras, ...described } = describe(build, { version, entry, files });
  const weighed = { ...described, extras: { ...extras, weight: { scripts, budget } } };
  const descriptor = JSON.stringify(weighed, null, 1);
  const parsed = parseDescriptor(descriptor);
  await writeFile(path.join(outDir, 'descriptor.json'), descriptor);
  return parsed;
}

/** The folders with scripts for browsers: the app's own, and that of its libraries. */
function foldersOfScripts(files: BuiltFiles): string[] {
  return ['browser', ...(files.has(LIBRARIES_FILE) ? [path.dirname(LIBRARIES_FILE)] : [])];
}

async function writeBuiltFile(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

/** The name of the script that the app starts with. Throws if the build has none. */
function browserEntry({ name, role }: UnnamedBuild, files: BuiltFiles): string {
  const isHost = role === 'host';
  const entry = Object.keys(scriptIntegrity(files, 'browser')).find((file) =>
    isHost ? file.startsWith('shell.') : file === 'remoteEntry.js',
  );
  if (!entry)
    throw new Error(
      `The browser build of ${name} has no entry script: ${isHost ? 'shell.*.js' : 'remoteEntry.js'} is missing. See entry and filename in shared/remote-kit/src/build/webpack/create-config.ts.`,
    );
  return entry;
}

function describe(
  { name, role, pages }: UnnamedBuild,
  { version, entry, files }: { version: string; entry: string; files: BuiltFiles },
): RemoteVersion {
  const server = scriptIntegrity(files, 'server');
  const serverEntry = role === 'host' ? 'render.js' : 'remoteEntry.js';
  return {
    url: `/apps/${name}/${version}/browser/${entry}`,
    metadata: { version, integrity: scriptIntegrity(files, 'browser') },
    deployment: { traffic: 100, default: true },
    extras: {
      ...pages,
      ...librariesOf(name, files),
      entryHasHashes: true,
      ...(role === 'remote' && { selfContained: isSelfContained(files) }),
      serverUrl: `${name}/${version}/server/${serverEntry}`,
      serverIntegrity: server[serverEntry] ?? '',
    },
  };
}

/** False for a build of an earlier kit: its entry takes the federation runtime from the shell. */
function isSelfContained(files: BuiltFiles): boolean {
  const entry = files.get('browser/remoteEntry.js')?.toString() ?? '';
  return !/storefrontFederation|_FEDERATION_RUNTIME_CORE/.test(entry);
}

/** The part of a version's descriptor that names its libraries, if they are in a script of their own. */
function librariesOf(name: string, files: BuiltFiles): Pick<RemoteVersion['extras'], 'libraries'> {
  const script = files.get(LIBRARIES_FILE);
  if (!script) return {};
  const url = `/apps/${librariesPath(name, script)}`;
  return { libraries: { url, integrity: integrityOf(script) } };
}
