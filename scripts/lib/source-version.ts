import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './apps';

/** What the build of any app depends on besides its own folder. */
const COMMON = [
  'shared/src',
  'shared/package.json',
  'tools/src/build',
  'package-lock.json',
  'tsconfig.json',
];

/** Hash of all that an app's build reads: the same sources always have the same. */
export function sourceHash(app: string): string {
  const hash = createHash('sha256');
  for (const file of [app, ...COMMON].flatMap((entry) => filesIn(entry))) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(ROOT, file)));
  }
  return hash.digest('hex').slice(0, 8);
}

/** The version of an app that its sources stand for: its package's version, and their hash. */
export function sourceVersion(app: string): string {
  return `${packageVersion(app)}-${sourceHash(app)}`;
}

/**
 * The version under which an app is deployed: its package's version and the commit. Sources that
 * aren't committed, or not in a repository at all, add their hash.
 */
export function releaseVersion(app: string): string {
  const commit = git('rev-parse', '--short=8', 'HEAD');
  if (commit === undefined) return sourceVersion(app);
  const changes = git('status', '--porcelain', '--', app, ...COMMON);
  const own = changes === '' ? commit : `${commit}.${sourceHash(app)}`;
  return `${packageVersion(app)}-${own}`;
}

function packageVersion(app: string): string {
  const manifest = readFileSync(path.join(ROOT, app, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

function filesIn(entry: string): string[] {
  if (/\.[a-z\d]+$/.test(entry)) return /\.test\.tsx?$/.test(entry) ? [] : [entry];
  return readdirSync(path.join(ROOT, entry), { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .sort((a, b) => a.name.localeCompare(b.name))
    .flatMap((child) => {
      const name = path.posix.join(entry, child.name);
      return child.isDirectory() || /\.[a-z\d]+$/.test(name) ? filesIn(name) : [];
    });
}
