import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, open, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from '@storefront/tools/error-code';
import type { PGlite } from '@electric-sql/pglite';

/** A backup can't be created or restored; the message says why, and what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** The database engine that a backup was made from. */
type BackupEngine = 'embedded' | 'PostgreSQL';

/**
 * The first bytes of each format: an archive of the embedded database's folder, and pg_dump's custom format.
 */
const MAGIC_BYTES: [BackupEngine, Buffer][] = [
  ['embedded', Buffer.from([0x1f, 0x8b])],
  ['PostgreSQL', Buffer.from('PGDMP')],
];

/**
 * The database engine that a backup was made from. Throws a {@link BackupError} if the file isn't a backup.
 */
export async function detectEngine(file: string): Promise<BackupEngine> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  const handle = await open(file);
  const { buffer } = await handle.read(Buffer.alloc(5), 0, 5);
  await handle.close();
  const found = MAGIC_BYTES.find(([, start]) => buffer.subarray(0, start.length).equals(start));
  if (!found) throw new BackupError(`${file} is not a backup that npm run backup has made.`);
  return found[0];
}

/**
 * Lets `write` fill a temporary file in the same folder, which gets its final name once it is complete and
 * flushed to disk, so that an interrupted backup is never mistaken for one. Throws a {@link BackupError} if
 * `file` exists.
 */
export async function writeAtomically(
  file: string,
  write: (unfinished: string) => Promise<void>,
): Promise<void> {
  if (existsSync(file)) throw alreadyExists(file);
  const unfinished = `${file}.${randomUUID()}.unfinished`;
  try {
    await write(unfinished);
    await flushToDisk(unfinished);
    // Unlike `rename`, `link` never replaces a file that was created in the meantime.
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

/**
 * Writes a consistent snapshot of an open embedded database into a new file. Throws a `BackupError` if the
 * file exists already.
 */
export function backUpEmbedded(client: PGlite, file: string): Promise<void> {
  return writeAtomically(file, async (unfinished) => {
    await client.exec('checkpoint');
    const archive = await client.dumpDataDir('gzip');
    await writeFile(unfinished, Buffer.from(await archive.arrayBuffer()), { mode: 0o600 });
  });
}
