import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { WIDTHS, type BrowserObserver } from './browser-observer';
import { browserDifferences } from './differences';
import type {
  BrowserObservation,
  Comparison,
  Difference,
  PictureChange,
  TriedPage,
} from './observation';
import type { Shops } from './server-replay';

/** What was tried in the browser, and what differs. */
export interface BrowserReplay {
  comparisons: Comparison<BrowserObservation>[];
  pictures: PictureChange[];
  differences: Difference[];
}

interface BrowserReplayOptions {
  shops: Shops;
  browser: BrowserObserver;
  pages: TriedPage[];
  /** True for a page that the live shop has, too. */
  isLive: (page: TriedPage) => boolean;
  /** The folder with the pictures. */
  folder: string;
  /** The session with which protected pages are opened; without one they are left out. */
  token: string | undefined;
}

/** Opens pages with the live versions and with the candidates, at the same time, on a phone and on a laptop. */
export async function replayInBrowser(options: BrowserReplayOptions): Promise<BrowserReplay> {
  const { pages, token, folder, browser } = options;
  const shown = pages.filter(({ isProtected }) => !isProtected || token !== undefined);
  const comparisons: Comparison<BrowserObservation>[] = [];
  const pictures: PictureChange[] = [];
  for (const [index, page] of shown.entries()) {
    for (const width of WIDTHS) {
      const comparison = await compare(options, page, width, `${index + 1}-${width}`);
      comparisons.push(comparison);
      const { live, candidate } = comparison;
      if (!live) continue;
      const [before, after] = await Promise.all(
        [live, candidate].map(({ picture }) => readFile(path.join(folder, picture))),
      );
      const share = before && after ? await browser.compare(before, after) : 0;
      const names = { live: live.picture, candidate: candidate.picture };
      pictures.push({ page: page.path, width, share, ...names });
    }
  }
  return { comparisons, pictures, differences: comparisons.flatMap(browserDifferences) };
}

async function compare(
  { shops, browser, isLive, token }: BrowserReplayOptions,
  page: TriedPage,
  width: (typeof WIDTHS)[number],
  name: string,
): Promise<Comparison<BrowserObservation>> {
  const session = page.isProtected ? token : undefined;
  const observe = (origin: string, picture: string) =>
    browser.observe({ url: origin + page.path, width, picture, token: session });
  const [live, candidate] = await Promise.all([
    shops.live && isLive(page) ? observe(shops.live.origin, `${name}-live.jpg`) : undefined,
    observe(shops.candidate.origin, `${name}-candidate.jpg`),
  ]);
  return { page, combination: 'as today', live, candidate };
}
