import { existsSync } from 'node:fs';
import { cp, mkdir, rename } from 'node:fs/promises';
import path from 'node:path';

/** Copies a folder that never changes, completely or not at all. */
export async function copyFolder(from: string, to: string): Promise<void> {
  if (existsSync(to)) return;
  const draft = `${to}.${process.pid}`;
  await mkdir(path.dirname(to), { recursive: true });
  await cp(from, draft, { recursive: true });
  await rename(draft, to);
}
