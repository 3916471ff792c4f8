import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { REPOSITORY } from '../settings';
import { test as base } from '../test';

/** An origin that doesn't exist; requests to it get the files of the built gallery. */
const ADDRESS = 'http://gallery.invalid/';

/** Building takes seconds, and much longer on a busy machine. */
const BUILD_TIMEOUT = 180_000;

interface Fixtures {
  /** A page with the gallery; `?only=button` shows that section only. */
  gallery: Page;
}

interface WorkerFixtures {
  /** Folder with the gallery, built from the sources as they are. */
  galleryFolder: string;
}

/** Tests of the gallery of primitives. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  baseURL: ADDRESS,

  galleryFolder: [
    async ({}, provide) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'storefront-gallery-'));
      const args = ['scripts/run.mjs', 'gallery', '--build', folder];
      await promisify(execFile)('node', args, { cwd: REPOSITORY });
      await provide(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: BUILD_TIMEOUT },
  ],

  gallery: async ({ page, galleryFolder }, provide) => {
    await page.route(`${ADDRESS}**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      const file = path.join(galleryFolder, pathname === '/' ? 'index.html' : pathname);
      await (existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 }));
    });
    await page.goto('/');
    await provide(page);
  },
});
