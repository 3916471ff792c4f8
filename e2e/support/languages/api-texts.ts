import type { Page } from '@playwright/test';
import { API_ORIGIN } from '../settings';

/** Adds what the API sends to a page from now on to a list: the bodies of its responses. */
export function recordApiTexts(page: Page, texts: string[]): void {
  page.on('response', (response) => {
    if (!response.url().startsWith(API_ORIGIN)) return;
    response.text().then(
      (text) => texts.push(text),
      // The answer to a preflight has no body, and that to a page that was left shows nothing.
      () => undefined,
    );
  });
}
