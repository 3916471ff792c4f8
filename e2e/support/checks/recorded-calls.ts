import type { Page } from '@playwright/test';

/** Types of files that a page may load at any time, for instance when a link becomes visible. */
const FILES = ['script', 'image', 'font', 'stylesheet'];

/** Records the URLs that a page requests from now on, without those of files. */
export function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (!FILES.includes(request.resourceType())) calls.push(request.url());
  });
  return calls;
}
