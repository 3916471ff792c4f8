import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { PictureError } from '../picture-error';
import { tooLarge } from './fetch-picture';

/**
 * The file of a picture that is named by its path in the folder of PICTURES_FOLDER. Throws a {@link PictureError} for a
 * path that leads out of the folder, also by a symbolic link, and for what isn't a file.
 */
export async function findLocalPicture(
  source: string,
  folder: string | undefined,
  bytesMax: number,
): Promise<string> {
  if (folder === undefined) {
    throw new PictureError('It is the path of a file, but PICTURES_FOLDER isn’t set.', 'final');
  }
  const root = await existing(folder, `The folder ${folder} of PICTURES_FOLDER doesn’t exist.`);
  const file = path.resolve(root, source);
  if (!isInside(root, file)) throw outside();
  const target = await existing(file, 'There is no such file in PICTURES_FOLDER.');
  if (!isInside(root, target)) throw outside();
  const state = await stat(target);
  if (!state.isFile()) throw new PictureError('That isn’t a file.', 'final');
  if (state.size > bytesMax) throw tooLarge(bytesMax);
  return target;
}

async function existing(file: string, otherwise: string): Promise<string> {
  try {
    return await realpath(file);
  } catch (cause) {
    throw new PictureError(otherwise, 'doubtful', { cause });
  }
}

function isInside(root: string, file: string): boolean {
  return file.startsWith(`${root}${path.sep}`);
}

function outside(): PictureError {
  return new PictureError('Its path leads out of PICTURES_FOLDER.', 'final');
}
