import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What package managers write into the root of a project. */
const LOCK_FILES = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];

/** The root of the project in which this process runs: the nearest folder with a lock file. */
export const PROJECT = rootAbove(process.cwd()) ?? process.cwd();

/** The folder of an app: the project itself if it is that app alone, or else the workspace of that name. */
export function folderOfApp(app: string): string {
  const manifest = path.join(PROJECT, 'package.json');
  if (!existsSync(manifest)) return path.join(PROJECT, app);
  const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string };
  return name === app ? PROJECT : path.join(PROJECT, app);
}

function rootAbove(folder: string): string | undefined {
  if (LOCK_FILES.some((file) => existsSync(path.join(folder, file)))) return folder;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : rootAbove(parent);
}
