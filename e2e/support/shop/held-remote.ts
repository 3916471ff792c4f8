import type { Page } from '@playwright/test';

/** Code that browsers of this page wait for. */
export interface HeldCode {
  /** Sends it, now and from now on. */
  release: () => void;
  /** Breaks the connection, now and until `release`. */
  fail: () => void;
}

/** Holds back all scripts of a remote; call it before opening the page. */
export function holdRemote(page: Page, remote: string): Promise<HeldCode> {
  return holdBack(page, `**/apps/${remote}/**`);
}

/** Holds back the shell's own script, but nothing beside it; call it before opening the page. */
export function holdShell(page: Page): Promise<HeldCode> {
  return holdBack(page, '**/apps/shell/*/browser/shell.*.js');
}

async function holdBack(page: Page, files: string): Promise<HeldCode> {
  let settle: (isSent: boolean) => void = () => undefined;
  let outcome = new Promise<boolean>((resolve) => (settle = resolve));
  await page.route(files, async (route) => {
    await ((await outcome) ? route.continue() : route.abort());
  });
  function end(isSent: boolean) {
    settle(isSent);
    outcome = Promise.resolve(isSent);
  }
  return { release: () => end(true), fail: () => end(false) };
}
