import type { Page } from '@playwright/test';

/** What a page did while a remote was faulty. */
interface ObservedPage {
  /** Documents that were loaded. */
  documents: () => number;
  /** Requests for scripts of the remote. */
  scripts: () => number;
  /** Reports to the page server, as text. */
  reports: () => string[];
  /** Messages of the console. */
  messages: () => string[];
  /** How many milliseconds after the navigation the document first had an alert. */
  alertAfter: () => Promise<number>;
}

/** Observes the documents of a page from the next one on. */
export async function observePage(page: Page, remote: string): Promise<ObservedPage> {
  let documents = 0;
  let scripts = 0;
  const reports: string[] = [];
  const messages: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest()) documents += 1;
    if (pathname.startsWith(`/apps/${remote}/`)) scripts += 1;
    if (pathname === '/reports') reports.push(request.postData() ?? '');
  });
  page.on('console', (message) => messages.push(message.text()));
  await page.addInitScript(recordFirstAlert);
  return {
    documents: () => documents,
    scripts: () => scripts,
    reports: () => reports,
    messages: () => messages,
    alertAfter: () => page.evaluate(() => Math.round(globalThis.firstAlertAt ?? NaN)),
  };
}

declare global {
  var firstAlertAt: number | undefined;
}

/** Runs in the page. */
function recordFirstAlert(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('main [role=alert]')) return;
    globalThis.firstAlertAt = performance.now();
    observer.disconnect();
  });
  observer.observe(document, { subtree: true, childList: true });
}
