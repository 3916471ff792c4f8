import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from '@storefront/tools/error-code';

/** A backup can't be made or restored; the message says why, and what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** The database that a backup was made of. */
export type BackupEngine = 'embedded' | 'PostgreSQL';

/** How the files begin: an archive of the embedded database's folder, and what pg_dump writes. */
const BEGINNINGS: [BackupEngine, Buffer][] = [
  ['embedded', Buffer.from([0x1f, 0x8b])],
  ['PostgreSQL', Buffer.from('PGDMP')],
];

/** Which database a backup was made of. Throws a {@link BackupError} where the file isn't a backup. */
export async function engineOf(file: string): Promise<BackupEngine> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  const handle = await open(file);
  const { buffer } = await handle.read(Buffer.alloc(5), 0, 5);
  await handle.close();
  const found = BEGINNINGS.find(([, start]) => buffer.subarray(0, start.length).equals(start));
  if (!found) throw new BackupError(`${file} is not a backup that npm run backup has made.`);
  return found[0];
}

/**
 * Lets `write` fill a file beside that one, and gives it its name once it is whole and on the disk: a backup
 * that was interrupted never looks like one. Throws a {@link BackupError} where the file exists already.
 */
export async function writeWhole(
  file: string,
  write: (unfinished: string) => Promise<void>,
): Promise<void> {
  if (existsSync(file)) throw alreadyExists(file);
  const unfinished = `${file}.${randomUUID()}.unfinished`;
  try {
    await write(unfinished);
    await flushToDisk(unfinished);
    // Unlike a renaming, a link never replaces a backup that was made meanwhile.
    await link(unfinished, file);
    await flushToDisk(dirname(file));
  } catch (error) {
    throw errorCode(error) === 'EEXIST' ? alreadyExists(file) : error;
  } finally {
    await rm(unfinished, { force: true });
  }
}

function alreadyExists(file: string): BackupError {
  return new BackupError(`${file} exists already. Name another file.`);
}

async function flushToDisk(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync();
  await handle.close();
}
