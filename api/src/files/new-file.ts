import { type FileHandle, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from '@storefront/tools/error-code';
import { ConflictError } from '../http/errors';

/**
 * Creates a file and has it written. If that fails, the file is deleted, so that no half of it is taken for all of it.
 * Throws a {@link ConflictError} if there is such a file already, and if it can't be written.
 */
export async function writeNewFile(
  file: string,
  write: (handle: FileHandle) => Promise<void>,
): Promise<void> {
  // `wx` doesn't overwrite a file that is there.
  const handle = await open(file, 'wx').catch((error: unknown) => explain(error, file));
  try {
    await write(handle);
  } catch (error) {
    await rm(file, { force: true });
    explain(error, file);
  } finally {
    await handle.close();
  }
}

/** Says why a file can't be written, if that is the reason. */
function explain(error: unknown, file: string): never {
  const reasons: Record<string, string> = {
    EEXIST: `There is a file ${file} already: name another one, or move it away.`,
    ENOENT: `There is no folder ${dirname(file)}.`,
    ENOTDIR: `${dirname(file)} is no folder.`,
    EACCES: `${file} may not be written.`,
    EPERM: `${file} may not be written.`,
    EROFS: `${file} may not be written.`,
    ENOSPC: `There is no space left for ${file}.`,
  };
  const reason = reasons[errorCode(error) ?? ''];
  throw reason === undefined ? error : new ConflictError(reason);
}
