import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Type } from 'typebox';
import { Check } from 'typebox/value';

/** PostgreSQL's major version in the pinned PGlite, which can't open a folder of another major version. */
export const PGLITE_MAJOR = 18;
/** Incremented when the layout of the data folder changes in a way that migrations can't handle. */
const FORMAT = 1;

const VersionSchema = Type.Object({ format: Type.Integer(), postgresMajor: Type.Integer() });

/** The data folder was written by a version of the API that this one can't read. */
export class DataFolderVersionError extends Error {
  override readonly name = 'DataFolderVersionError';

  constructor(folder: string, found: string) {
    super(
      `The database in ${folder} was written by another version (${found}); this one needs ` +
        `format ${FORMAT}, PostgreSQL ${PGLITE_MAJOR}. Start that version again, or move the folder ` +
        'away (or reset it) to start with an empty one.',
    );
  }
}

/**
 * Compares the version of a data folder with what this version reads. The data stays untouched.
 * Throws a {@link DataFolderVersionError} when they differ.
 */
export function requireReadableDataFolder(folder: string): void {
  const file = join(folder, 'stamp.json');
  const database = join(folder, 'db');
  if (!existsSync(database)) return;
  if (!existsSync(file)) {
    const version = join(database, 'PG_VERSION');
    const major = existsSync(version) ? readFileSync(version, 'utf8').trim() : String(PGLITE_MAJOR);
    if (Number(major) !== PGLITE_MAJOR) {
      throw new DataFolderVersionError(folder, `PostgreSQL ${major}`);
    }
    return;
  }
  const version: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Check(VersionSchema, version))
    throw new DataFolderVersionError(folder, 'unreadable stamp.json');
  if (version.format !== FORMAT || version.postgresMajor !== PGLITE_MAJOR) {
    throw new DataFolderVersionError(
      folder,
      `format ${version.format}, PostgreSQL ${version.postgresMajor}`,
    );
  }
}

/** Marks a data folder as written by this version. */
export function recordDataFolderVersion(folder: string): void {
  const version = { format: FORMAT, postgresMajor: PGLITE_MAJOR };
  writeFileSync(join(folder, 'stamp.json'), `${JSON.stringify(version)}\n`);
}
