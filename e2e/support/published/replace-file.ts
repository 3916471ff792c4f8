import { rename, writeFile } from 'node:fs/promises';

/** Replaces a file in one step, so that a server never reads a part of it. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const draft = `${file}.draft`;
  await writeFile(draft, text);
  await rename(draft, file);
}
