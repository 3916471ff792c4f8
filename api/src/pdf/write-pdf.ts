import { writeFile } from 'node:fs/promises';
import { ConflictError } from '../http/errors';

/** Writes a PDF to a file, whose content it replaces. Throws a {@link ConflictError} if the file can't be written. */
export async function writePdf(name: string, pdf: Buffer, file: string): Promise<void> {
  try {
    await writeFile(file, pdf);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConflictError(`${name} can’t be written: ${reason}`);
  }
}
