import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inParallel } from '@storefront/tools/in-parallel';
import { WIDTHS, type BrowserObserver } from './browser-observer';
import { browserDifferences } from './differences/differences';
import type {
  BrowserObservation,
  Comparison,
  Difference,
  PictureChange,
  TriedPage,
} from './differences/observation';
import type { Shops } from './server-replay';

/** Pages that are tried at a time: while one waits for the network, the other uses the processor. */
const PARALLEL = 2;

/** Accessibility is tried on phones: both widths have the same elements. */
const AUDITED_WIDTH = 390;

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
  const windows = shown.flatMap((page, index) =>
    WIDTHS.map((width) => ({ page, width, name: `${index + 1}-${width}` })),
  );
  const tried = new Map<string, Tried>();
  await inParallel(windows, PARALLEL, async ({ page, width, name }) => {
    const comparison = await compare(options, page, width, name);
    tried.set(name, { comparison, picture: await comparePictures(comparison, browser, folder) });
  });
  const inOrder = windows.map(({ name }) => tried.get(name)).filter((one) => one !== undefined);
  const comparisons = inOrder.map(({ comparison }) => comparison);
  const pictures = inOrder.map(({ picture }) => picture).filter((one) => one !== undefined);
  return { comparisons, pictures, differences: comparisons.flatMap(browserDifferences) };
}

interface Tried {
  comparison: Comparison<BrowserObservation>;
  picture: PictureChange | undefined;
}

/** How much the pictures of a page differ; undefined for a page that the live shop doesn't have. */
async function comparePictures(
  { page, live, candidate }: Comparison<BrowserObservation>,
  browser: BrowserObserver,
  folder: string,
): Promise<PictureChange | undefined> {
  if (!live) return undefined;
  const [before, after] = await Promise.all([
    readFile(path.join(folder, live.picture)),
    readFile(path.join(folder, candidate.picture)),
  ]);
  const share = before.equals(after) ? 0 : await browser.compare(before, after);
  const names = { live: live.picture, candidate: candidate.picture };
  return { page: page.path, width: candidate.width, share, ...names };
}

async function compare(
  { shops, browser, isLive, token }: BrowserReplayOptions,
  page: TriedPage,
  width: (typeof WIDTHS)[number],
  name: string,
): Promise<Comparison<BrowserObservation>> {
  const session = page.isProtected ? token : undefined;
  const observe = (origin: string, side: 'live' | 'candidate', isAudited: boolean) =>
    browser.observe({
      url: origin + page.path,
      width,
      picture: `${name}-${side}.jpg`,
      token: session,
      isAudited,
    });
  const observeLive = async (isAudited: boolean) =>
    shops.live && isLive(page) ? observe(shops.live.origin, 'live', isAudited) : undefined;
  const [live, candidate] = await Promise.all([
    observeLive(false),
    observe(shops.candidate.origin, 'candidate', width === AUDITED_WIDTH),
  ]);
  // An audit takes a third of the time: the live page needs one only if the candidate has violations.
  const hasViolations = Object.keys(candidate.violations).length > 0;
  const compared = hasViolations ? await observeLive(true) : live;
  return { page, combination: 'as today', live: compared, candidate };
}
