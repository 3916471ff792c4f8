import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { REPOSITORY } from '../settings';

/** Folder of all copies of the repository. It is on the same disk, so that copies can share files with it. */
export const COPIES = path.join(REPOSITORY, '.cache/copies');

/** Where a copy has webpack's cache. */
const BUILD_CACHE = '.cache/webpack';

/**
 * Takes a folder for a copy that no other copy has, empty but for webpack's cache of earlier copies there. That cache is
 * bound to the folder's path, so that copies of one worker have the same few folders in each run.
 */
export async function takeFolder(): Promise<string> {
  await mkdir(COPIES, { recursive: true });
  for (let number = 0; ; number += 1) {
    const folder = path.join(COPIES, `${process.env.TEST_PARALLEL_INDEX ?? '0'}-${number}`);
    if (!(await take(folder))) continue;
    await mkdir(folder, { recursive: true });
    await clear(folder);
    return folder;
  }
}

/** Removes a copy, but keeps webpack's cache for the next one, and lets that have the folder. */
export async function leaveFolder(folder: string): Promise<void> {
  await clear(folder);
  await rm(takerFile(folder), { force: true });
}

async function clear(folder: string): Promise<void> {
  await removeBut(folder, path.dirname(BUILD_CACHE));
  await mkdir(path.join(folder, BUILD_CACHE), { recursive: true });
  await removeBut(path.join(folder, path.dirname(BUILD_CACHE)), path.basename(BUILD_CACHE));
}

async function removeBut(folder: string, kept: string): Promise<void> {
  const entries = await readdir(folder);
  await Promise.all(
    entries
      .filter((entry) => entry !== kept)
      .map((entry) => rm(path.join(folder, entry), { recursive: true, force: true })),
  );
}

/** Takes a folder unless a process that still runs has it: true if it is this process's now. */
async function take(folder: string): Promise<boolean> {
  const file = takerFile(folder);
  const isFirst = await writeFile(file, String(process.pid), { flag: 'wx' }).then(
    () => true,
    () => false,
  );
  if (isFirst) return true;
  if (isRunning(Number(await readFile(file, 'utf8').catch(() => '')))) return false;
  await writeFile(file, String(process.pid));
  return true;
}

/** The file with the id of the process that has a folder. */
function takerFile(folder: string): string {
  return `${folder}.pid`;
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}
