import type { Page } from '@playwright/test';

/** The code of a remote that browsers of this page wait for. */
export interface HeldRemote {
  /** Sends it, now and from now on. */
  release: () => void;
  /** Breaks the connection, now and until `release`. */
  fail: () => void;
}

/** Holds back all scripts of a remote; call it before opening the page. */
export async function holdRemote(page: Page, remote: string): Promise<HeldRemote> {
  let settle: (isSent: boolean) => void = () => undefined;
  let outcome = new Promise<boolean>((resolve) => (settle = resolve));
  await page.route(`**/apps/${remote}/**`, async (route) => {
    await ((await outcome) ? route.continue() : route.abort());
  });
  function end(isSent: boolean) {
    settle(isSent);
    outcome = Promise.resolve(isSent);
  }
  return { release: () => end(true), fail: () => end(false) };
}
