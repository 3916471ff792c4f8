import { errorCode } from '@storefront/tools/error-code';

/** System error codes for a folder that can't be written, or is a file. */
const NOT_WRITABLE = [
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EACCES',
  'EPERM',
  'ENOENT',
  'ENOTDIR',
  'EEXIST',
  'EIO',
];

/** The embedded database can't be opened in its folder; nothing in it was changed. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';

  constructor(folder: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      `The database in ${folder} can't be opened: ${reason}. Make sure that it is a folder, that its disk has ` +
        'room, and that this user may write there; DATA_DIR names the folder.',
      { cause },
    );
  }
}

/** Wraps an error about writing in a {@link DataFolderError}; returns any other error unchanged. */
export function explainDataFolder(folder: string, error: unknown): unknown {
  const isAboutWriting = NOT_WRITABLE.includes(errorCode(error) ?? '');
  return isAboutWriting ? new DataFolderError(folder, error) : error;
}
