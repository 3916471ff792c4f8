import { expect, type Locator, type Page } from '@playwright/test';

/** Remembers the main element that the server sent; call it before opening the page. */
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

/** Waits until React has hydrated the server's HTML and the page in it; fails if React rendered it again. */
export async function expectHydrated(page: Page): Promise<void> {
  await expectInteractive(page);
  const origin = await page.evaluate(() => {
    const main: unknown = Reflect.get(window, 'serverPage');
    if (!(main instanceof HTMLElement)) return 'not rendered on the server';
    return main.isConnected ? 'hydrated' : 'rendered again in the browser';
  });
  expect(origin).toBe('hydrated');
}

/** Waits until React controls the page's heading, hydrated or rendered in the browser. */
export async function expectInteractive(page: Page): Promise<void> {
  await expectControlled(page.locator('main :is(h1, h2)').first());
}

/** Waits until React controls the header, which doesn't wait for the page. */
export async function expectHeaderInteractive(page: Page): Promise<void> {
  await expectControlled(page.locator('header').first());
}

/** Waits until React controls an element, such as one of a fragment, which is hydrated separately. */
export async function expectControlled(element: Locator): Promise<void> {
  const isControlled = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react')));
  await expect.poll(isControlled).toBe(true);
}
