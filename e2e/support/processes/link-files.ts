import { linkSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { rm, symlink } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes a folder with the same files as another one, which take no space: they are hard links. Where a disk has none, as
 * between two disks, the folder itself is a symbolic link.
 */
export async function linkFiles(from: string, to: string): Promise<void> {
  try {
    linkEntry(from, to);
  } catch (error) {
    if (!['EXDEV', 'EPERM', 'ENOTSUP'].includes((error as NodeJS.ErrnoException).code ?? '')) {
      throw error;
    }
    await rm(to, { recursive: true, force: true });
    await symlink(from, to);
  }
}

function linkEntry(from: string, to: string): void {
  const entry = lstatSync(from);
  if (entry.isDirectory()) linkFolder(from, to);
  else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
  else linkSync(from, to);
}

function linkFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isFile()) linkSync(source, target);
    else linkEntry(source, target);
  }
}
