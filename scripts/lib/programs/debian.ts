import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Path of the first of these programs that is in the PATH, or in one of the further folders. */
export function inPath(names: string[], ...further: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...further];
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return candidates.find((file) => existsSync(file));
}

/** Installs Debian packages, if that is possible. */
export function installPackages(...names: string[]): void {
  if (process.getuid?.() !== 0 || !inPath(['apt-get'])) return;
  aptGet('update', '-qq');
  aptGet('install', '-y', '-qq', '--no-install-recommends', ...names);
}

function aptGet(...args: string[]): void {
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
