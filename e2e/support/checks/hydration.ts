import { expect, type Page } from '@playwright/test';

/** Remembers the page's heading that the server sent; call it before opening the page. */
export async function rememberServerPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('main :is(h1, h2)');
      if (!heading) return;
      observer.disconnect();
      Reflect.set(window, 'serverHeading', heading);
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** Waits until React has hydrated the server's HTML of the page; fails when React rendered it again. */
export async function expectHydrated(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(() => {
      const heading: unknown = Reflect.get(window, 'serverHeading');
      if (!(heading instanceof HTMLElement)) return 'not rendered on the server';
      if (!heading.isConnected) return 'rendered anew';
      const isTaken = Object.keys(heading).some((key) => key.startsWith('__react'));
      return isTaken ? 'hydrated' : 'not hydrated yet';
    });
  await expect.poll(state).toBe('hydrated');
}

/** Waits until React controls the page's heading, hydrated or rendered in the browser. */
export async function expectTakenOver(page: Page): Promise<void> {
  const isTaken = () =>
    page.evaluate(() => {
      const heading = document.querySelector('main :is(h1, h2)');
      return heading !== null && Object.keys(heading).some((key) => key.startsWith('__react'));
    });
  await expect.poll(isTaken).toBe(true);
}
