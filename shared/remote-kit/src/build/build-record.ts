import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MultiStats } from 'webpack';
import { folderOfApp, PROJECT } from './project';
import { withoutWorkspaces } from './without-workspaces';

/** What affects the output of any build besides the modules in it. The lock file represents all packages. */
const BUILD_TOOLS = [
  'shared/remote-kit/src/build',
  'tools/src/integrity.ts',
  'shared/host/src/contracts',
  'shared/ui/src/theme/font-faces.ts',
  'shared/ui/src/theme/font-faces.generated.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** The version that the last build of an app produced, and the files that it had read. */
interface BuildRecord {
  version: string;
  /** Hashes by paths relative to the repository. */
  files: Record<string, string>;
  /** Paths where no file was found: a file that appears there may be imported instead of another. */
  missing: string[];
}

/**
 * The version that the sources of an app would produce, known from its last build; undefined if a file that
 * this build had read has changed since, so that only another build can tell.
 */
export function upToDateVersion(app: string): string | undefined {
  const record = readRecord(app);
  if (!record) return undefined;
  const tools = toolFiles(app);
  const isUnchanged =
    tools.every((file) => file in record.files) &&
    Object.entries(record.files).every(([file, hash]) => hashOf(file) === hash) &&
    record.missing.every((file) => !existsSync(path.join(PROJECT, file)));
  return isUnchanged ? record.version : undefined;
}

/** The files that the last build of an app had read, relative to the repository; undefined if it isn't on record. */
export function filesOfLastBuild(app: string): string[] | undefined {
  const record = readRecord(app);
  return record && Object.keys(record.files);
}

/** Records what a build has read, unless one of the files was edited after the build began. */
export async function recordBuild(
  app: string,
  version: string,
  { stats, started }: { stats: MultiStats; started: number },
): Promise<void> {
  const compilations = stats.stats.map(({ compilation }) => compilation);
  const read = compilations.flatMap(({ fileDependencies }) => ownPaths(fileDependencies));
  const missing = compilations.flatMap(({ missingDependencies }) => ownPaths(missingDependencies));
  const files = [...new Set([...read, ...toolFiles(app)])].filter(isFile).sort();
  await rm(recordFile(app), { force: true });
  if (files.some((file) => statSync(path.join(PROJECT, file)).mtimeMs > started)) return;

  const record: BuildRecord = {
    version,
    files: Object.fromEntries(files.map((file) => [file, hashOf(file) ?? ''])),
    missing: [...new Set(missing)].filter((file) => !existsSync(path.join(PROJECT, file))).sort(),
  };
  await mkdir(path.dirname(recordFile(app)), { recursive: true });
  const draft = `${recordFile(app)}.${process.pid}`;
  await writeFile(draft, JSON.stringify(record, null, 1));
  await rename(draft, recordFile(app));
}

function readRecord(app: string): BuildRecord | undefined {
  if (!existsSync(recordFile(app))) return undefined;
  return JSON.parse(readFileSync(recordFile(app), 'utf8')) as BuildRecord;
}

function recordFile(app: string): string {
  return path.join(PROJECT, '.cache/builds', `${app}.json`);
}

/** Filters webpack's paths to the repository's own files, and makes them relative to it. */
function ownPaths(paths: Iterable<string>): string[] {
  return [...paths]
    .map((file) => path.relative(PROJECT, file))
    .filter((file) => file !== '' && !/^\.\.|(^|[\\/])node_modules([\\/]|$)/.test(file));
}

function toolFiles(app: string): string[] {
  const folder = path.relative(PROJECT, folderOfApp(app));
  const ofApp = ['package.json', 'webpack.config.ts', 'remote.ts'].map((file) =>
    path.join(folder, file),
  );
  return [...BUILD_TOOLS, ...ofApp].flatMap(filesIn);
}

function filesIn(entry: string): string[] {
  const folder = path.join(PROJECT, entry);
  if (!existsSync(folder)) return [];
  if (statSync(folder).isFile()) return [entry];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(entry, name))
    .filter((file) => isFile(file) && !/\.test\.tsx?$/.test(file));
}

function isFile(file: string): boolean {
  return statSync(path.join(PROJECT, file), { throwIfNoEntry: false })?.isFile() ?? false;
}

function hashOf(file: string): string | undefined {
  if (!isFile(file)) return undefined;
  const bytes = readFileSync(path.join(PROJECT, file));
  return createHash('sha256').update(withoutWorkspaces(file, bytes)).digest('hex');
}
