import type { Page } from '@playwright/test';

/** Scripts that a page waits for. */
interface HeldScripts {
  /** Sends them, to pending and to later requests. */
  release: () => void;
  /** Fails pending requests, and all others until `release`. */
  fail: () => void;
}

/** Holds back all scripts of a remote; call it before opening the page. */
export function holdRemote(page: Page, remote: string): Promise<HeldScripts> {
  return holdBack(page, `**/apps/${remote}/**`);
}

/** Holds back the shell's own script, but none of its other files; call it before opening the page. */
export function holdShell(page: Page): Promise<HeldScripts> {
  return holdBack(page, '**/apps/shell/*/browser/shell.*.js');
}

async function holdBack(page: Page, files: string): Promise<HeldScripts> {
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
