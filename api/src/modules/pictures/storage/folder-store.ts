import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '@storefront/tools/error-code';
import type { PictureStore } from './picture-store';

/** Keeps pictures in a folder, which is made when it is needed. Several processes may share it. */
export function createFolderStore(folder: string): PictureStore {
  // A folder of all files would be slow with hundreds of thousands of them.
  const fileOf = (name: string) => path.join(folder, name.slice(0, 2), name);
  return {
    async put({ name, data }) {
      const file = fileOf(name);
      const unfinished = `${file}.${randomUUID()}`;
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(unfinished, data);
      await rename(unfinished, file);
    },
    has: async (name) => (await orAbsent(stat(fileOf(name)))) !== undefined,
    read: (name) => orAbsent(readFile(fileOf(name))),
    async deleteOlder(name, putBefore) {
      const state = await orAbsent(stat(fileOf(name)));
      if (!state || state.mtime >= putBefore) return false;
      await rm(fileOf(name), { force: true });
      return true;
    },
  };
}

/** Undefined for a file that doesn't exist. */
async function orAbsent<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
