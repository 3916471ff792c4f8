import type { Page } from '@playwright/test';

/** What a page may load at any time, when a link comes into sight for instance. */
const FILES = ['script', 'image', 'font', 'stylesheet'];

/** The addresses that a page calls from now on, without the files that it loads. */
export function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (!FILES.includes(request.resourceType())) calls.push(request.url());
  });
  return calls;
}
