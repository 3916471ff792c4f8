import type { Page } from '@playwright/test';

/** What a page did while a remote was at fault. */
export interface ObservedPage {
  /** Documents that were loaded. */
  documents: () => number;
  /** Requests for scripts of the remote. */
  scripts: () => number;
  /** Reports to the page server, as text. */
  reports: () => string[];
  /** Messages of the console. */
  messages: () => string[];
}

/** Observes a page from now on. */
export function observePage(page: Page, remote: string): ObservedPage {
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
  return {
    documents: () => documents,
    scripts: () => scripts,
    reports: () => reports,
    messages: () => messages,
  };
}
