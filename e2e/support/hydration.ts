import { expect, type Page } from '@playwright/test';

/** Keeps hold of the first heading that the server sent; to be called before the page is opened. */
export async function rememberServerHeading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const [heading] = document.getElementsByTagName('h1');
      if (!heading) return;
      observer.disconnect();
      Reflect.set(window, 'serverHeading', heading);
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** Waits until React has taken the page over; fails where it made the heading anew. */
export async function expectHydrated(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(() => {
      const heading: unknown = Reflect.get(window, 'serverHeading');
      if (!(heading instanceof HTMLElement)) return 'no heading from the server';
      if (!heading.isConnected) return 'rendered anew';
      return Object.keys(heading).some((key) => key.startsWith('__react'))
        ? 'hydrated'
        : 'not hydrated yet';
    });
  await expect.poll(state).toBe('hydrated');
}
