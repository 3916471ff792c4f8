import type { Page } from '@playwright/test';
import { expectInteractive } from './hydration';

/** Texts that differ from run to run, and their replacements. */
const VARIABLE_TEXTS: [pattern: string, instead: string][] = [
  ['\\b[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}\\b', '0000-0000-0000'],
  ['[\\w.+-]+@example\\.com', 'meera@example.com'],
  ['\\b[A-Z][a-z]+ \\d{1,2}, 20\\d\\d\\b', 'January 1, 2026'],
  ['\\+91 ?9\\d{9}\\b', '+919000000000'],
  [
    '\\b[A-Z][a-z]{2} \\d{1,2}( [A-Z][a-z]+)? to [A-Z][a-z]{2} \\d{1,2} [A-Z][a-z]+',
    'Wed 2 to Thu 3 December',
  ],
  ['\\bby \\d\\d:\\d\\d (today|on [A-Z][a-z]{2} \\d{1,2} [A-Z][a-z]+)', 'by 14:00 today'],
];

/** Toasts are hidden because timers show and remove them; the gallery has screenshots of them. */
const WITHOUT_TOASTS = '[aria-label="Notifications"] { visibility: hidden }';

/** Names of other languages are in the device's fonts: each has the same empty box. */
const WITHOUT_LANGUAGES =
  'a[hreflang] { visibility: hidden; display: inline-block; overflow: hidden; width: 44px; height: 20px }';

/** Brings a page into a state that looks the same in every run. */
export async function stabilizePage(page: Page): Promise<void> {
  await expectInteractive(page);
  await startFragments(page);
  await page.addStyleTag({ content: WITHOUT_TOASTS + WITHOUT_LANGUAGES });
  await page.evaluate(waitForPictures);
  await page.evaluate(keepTextsStable, VARIABLE_TEXTS);
}

/** Scrolls to each fragment, which makes it start, and waits until all have started. */
async function startFragments(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const waiting = document.querySelector('[data-fragment][data-waiting]');
    waiting?.scrollIntoView();
    return !waiting;
  });
  await page.evaluate(() => scrollTo(0, 0));
}

/** Waits for the fonts and for all pictures, the lazy ones included. */
async function waitForPictures(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  await document.fonts.ready;
}

/** Replaces the texts that differ from run to run, now and after each change of the page. */
function keepTextsStable(changing: [pattern: string, instead: string][]): void {
  const patterns = changing.map(
    ([pattern, instead]) => [new RegExp(pattern, 'g'), instead] as const,
  );
  const normalize = (text: string) =>
    patterns.reduce((result, [pattern, instead]) => result.replace(pattern, instead), text);
  const normalizeAll = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.nodeValue ?? '';
      if (normalize(text) !== text) node.nodeValue = normalize(text);
    }
    for (const input of document.querySelectorAll('input')) input.value = normalize(input.value);
  };
  normalizeAll();
  new MutationObserver(normalizeAll).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  });

  // An odd height would be rounded at half size, and move centered elements.
  const { scrollHeight } = document.documentElement;
  document.body.style.minHeight = `${2 * Math.ceil(scrollHeight / 2)}px`;
}
