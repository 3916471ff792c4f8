import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { filesOfLastBuild, installedPackages } from '@storefront/remote-kit/build';
import { APPS, ROOT } from '../../apps';
import { readLandingRecord } from '../flaky-tests';

/**
 * What a change touches: apps by their names, folders of the shell as `shell/server`, modules of the API as
 * `api/orders`, `api` for all of its modules, `build` for what builds an app, and `tools` for the commands.
 */
export type Part = string;

/** What has changed since the last landing. */
export interface Change {
  parts: ReadonlySet<Part>;
  /** The spec files that have changed, or that import a file that has. */
  specs: ReadonlySet<string>;
}

/** The list of installed packages; every build and every test depends on it. */
const LOCK_FILE = 'package-lock.json';

/**
 * Files that decide which tests run and how: after a change of theirs, all run. What the specs are about is no such file:
 * a landing reads its newest version.
 */
const RUNNER =
  /^(\.ci\/run$|scripts\/(test|lib\/tests\/(?!choice\/spec-subjects))|e2e\/(playwright|support\/(test|settings)\.ts)|jest\.config|package-lock\.json$|tsconfig\.json$)/;

const API_MODULE = /^api\/src\/modules\/([^/]+)\//;

const SHELL_FOLDER = /^shell\/src\/([^/]+)\//;

/** More than git prints, in bytes: the lock file is the longest. */
const MAX_OUTPUT = 64 * 1024 * 1024;

/** Unit tests run at every landing in any case. */
const UNIT_TEST = /\.test\.tsx?$/;

/**
 * What has changed since the last landing, in the working tree as well; undefined if everything must be
 * tested, because the runner itself has changed or nothing is known of the last landing. All apps must have
 * been built: an app is touched if its build has read a file that has changed.
 */
export async function findChange(specs: string[]): Promise<Change | undefined> {
  const changed = changedFiles();
  if (!changed) return undefined;
  return {
    parts: changedParts(changed, builtFiles()),
    specs: await changedSpecs(changed, specs),
  };
}

/** True if the API, or anything else that its tests depend on, has changed since the last landing. */
export function touchesApi(): boolean {
  const changed = changedFiles();
  return !changed || [...changedParts(changed, {})].some((part) => part.startsWith('api'));
}

/**
 * The parts that these changed files belong to, or that were built from them. `built` has the files that the
 * build of each app has read; an app of which they aren't known counts as changed.
 */
export function changedParts(
  changed: readonly string[],
  built: Readonly<Record<string, readonly string[] | undefined>>,
): Set<Part> {
  const files = changed.filter((file) => !UNIT_TEST.test(file));
  const apps = Object.entries(built)
    .filter(([, read]) => !read || files.some((file) => read.includes(file)))
    .map(([app]) => app);
  const others = files.flatMap((file) => {
    const [, module] = API_MODULE.exec(file) ?? [];
    if (module !== undefined) return [`api/${module}`];
    if (/^(api|shared\/host\/src\/contracts\/api)\//.test(file)) return ['api'];
    const [, shellFolder] = SHELL_FOLDER.exec(file) ?? [];
    if (shellFolder !== undefined) return [`shell/${shellFolder}`];
    if (/^shared\/(remote-kit|create-remote)\//.test(file)) return ['build'];
    return /^(tools|scripts)\//.test(file) ? ['tools'] : [];
  });
  return new Set([...apps, ...others]);
}

function builtFiles(): Record<string, string[] | undefined> {
  return Object.fromEntries(APPS.map((app) => [app, filesOfLastBuild(app)]));
}

/** The specs that contain one of the changed files, directly or by an import. */
async function changedSpecs(changed: readonly string[], specs: string[]): Promise<Set<string>> {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: specs,
    bundle: true,
    write: false,
    metafile: true,
    outdir: '.cache/specs',
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
  });
  const isChanged = (file: string) => changed.includes(file);
  return new Set(
    Object.values(metafile.outputs)
      .filter(({ inputs }) => Object.keys(inputs).some(isChanged))
      .flatMap(({ entryPoint }) => entryPoint ?? []),
  );
}

/**
 * The files that differ from the last landing, relative to the project; undefined if it isn't known, or if the
 * test runner is among them.
 */
function changedFiles(): string[] | undefined {
  const base = lastLanding();
  const differing = git('diff', '--name-only', '--no-renames', base);
  const added = git('ls-files', '--others', '--exclude-standard');
  if (differing === undefined || added === undefined) return undefined;
  const changed = `${differing}\n${added}`
    .split('\n')
    .filter((file) => file !== '')
    .filter((file) => file !== LOCK_FILE || installsOthers(base));
  return changed.some((file) => RUNNER.test(file) && !UNIT_TEST.test(file)) ? undefined : changed;
}

/** Whether other packages are installed than at a commit. What changes for workspaces alone is in their manifests. */
function installsOthers(commit: string): boolean {
  const before = git('show', `${commit}:${LOCK_FILE}`);
  if (before === undefined) return true;
  const now = readFileSync(path.join(ROOT, LOCK_FILE), 'utf8');
  return installedPackages(before) !== installedPackages(now);
}

/** The commit where this branch left `origin/main`; on that branch itself, the one that is on record. */
function lastLanding(): string {
  const fork = git('merge-base', 'HEAD', 'origin/main');
  return fork !== undefined && fork !== git('rev-parse', 'HEAD') ? fork : readLandingRecord().base;
}

/** The quarter of the tests that the current commit's hash chooses: 0 to 3; without git, the first one. */
export function quarterOfCommit(): number {
  return Number.parseInt(git('rev-parse', 'HEAD')?.slice(-1) ?? '0', 16) % 4;
}

/** The output of a git command; undefined if it fails, as without a repository or without that commit. */
function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: MAX_OUTPUT,
    }).trim();
  } catch {
    return undefined;
  }
}
