import type { Browser } from '@playwright/test';
import { LIGHTHOUSE_PHONE, UNTHROTTLED, withPage } from './bench-browser';

/** Opens pages, which fills the caches of all servers. */
export async function openOnce(browser: Browser, urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    await withPage(browser, LIGHTHOUSE_PHONE, UNTHROTTLED, async (page) => {
      await page.goto(url, { waitUntil: 'networkidle' });
    });
  }
}
