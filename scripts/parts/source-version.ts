import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './apps';

/** What the build of any app depends on besides its own folder. */
const COMMON = ['shared/src', 'shared/package.json', 'package-lock.json', 'tsconfig.json'];

/**
 * The version that an app's sources stand for: its package's version and a hash of all that its
 * build reads. The same sources always get the same version, so what is published needs no rebuild.
 */
export function sourceVersion(app: string): string {
  const hash = createHash('sha256');
  for (const file of [app, ...COMMON].flatMap((entry) => filesIn(entry))) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(ROOT, file)));
  }
  const manifest = readFileSync(path.join(ROOT, app, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  return `${version}-${hash.digest('hex').slice(0, 8)}`;
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
