import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';

/** The content of a file that the browser has downloaded. */
export async function readDownload(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}
