import { errorCode } from '@storefront/tools/error-code';

/** What a system says of a folder that can't be written. */
const NOT_WRITABLE = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'ENOENT', 'ENOTDIR', 'EIO'];

/** The embedded database can't be opened in its folder; nothing in it was changed. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';

  constructor(folder: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      `The database in ${folder} can't be opened: ${reason}. Make sure that its disk has room, and that this ` +
        'user may write there; DATA_DIR names the folder.',
      { cause },
    );
  }
}

/** That error as a {@link DataFolderError} where it is about writing; any other as it is. */
export function explainDataFolder(folder: string, error: unknown): unknown {
  const isAboutWriting = NOT_WRITABLE.includes(errorCode(error) ?? '');
  return isAboutWriting ? new DataFolderError(folder, error) : error;
}
