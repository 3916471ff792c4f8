import type { Page } from '@playwright/test';

/** Files that a page waits for. */
interface HeldFiles {
  /** Sends them, to pending and to later requests. */
  release: () => void;
  /** Fails pending requests, and all others until `release`. */
  fail: () => void;
}

/** Holds back all scripts of a remote; call it before they are requested. */
export function holdRemote(page: Page, remote: string): Promise<HeldFiles> {
  return holdFiles(page, `**/apps/${remote}/**`);
}

/** Holds back the shell's own script, but none of its other files; call it before opening the page. */
export function holdShell(page: Page): Promise<HeldFiles> {
  return holdFiles(page, '**/apps/shell/*/browser/shell.*.js');
}

/** Holds back the files whose addresses match a pattern; call it before they are requested. */
export async function holdFiles(page: Page, pattern: string): Promise<HeldFiles> {
  let settle: (isSent: boolean) => void = () => undefined;
  let outcome = new Promise<boolean>((resolve) => (settle = resolve));
  await page.route(pattern, async (route) => {
    await ((await outcome) ? route.continue() : route.abort());
  });
  function end(isSent: boolean) {
    settle(isSent);
    outcome = Promise.resolve(isSent);
  }
  return { release: () => end(true), fail: () => end(false) };
}
