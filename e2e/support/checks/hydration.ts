import { expect, type Page } from '@playwright/test';

/** Keeps hold of the page as the server sent it; to be called before it is opened. */
export async function rememberServerPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const [main] = document.getElementsByTagName('main');
      if (!main) return;
      observer.disconnect();
      Reflect.set(window, 'serverPage', main);
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** Waits until React has taken over the page that the server sent; fails where it made it anew. */
export async function expectHydrated(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(() => {
      const main: unknown = Reflect.get(window, 'serverPage');
      if (!(main instanceof HTMLElement)) return 'not rendered on the server';
      if (!main.isConnected) return 'rendered anew';
      const isTaken = Object.keys(main).some((key) => key.startsWith('__react'));
      return isTaken ? 'hydrated' : 'not hydrated yet';
    });
  await expect.poll(state).toBe('hydrated');
}

/** Waits until React has taken over the page's heading, whoever made it. */
export async function expectTakenOver(page: Page): Promise<void> {
  const isTaken = () =>
    page.evaluate(() => {
      const heading = document.querySelector('h1, h2');
      return heading !== null && Object.keys(heading).some((key) => key.startsWith('__react'));
    });
  await expect.poll(isTaken).toBe(true);
}
