import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { API_PREFIX, STORAGE_KEYS } from '@storefront/host/contracts';
import type { SourceLines } from '@storefront/tools/deploy';
import type { ApiCall, BrowserObservation, ObservedError } from './differences/observation';
import { outlineOf } from './differences/outline';

/** Widths of a phone and of a laptop, in CSS pixels. */
export const WIDTHS = [390, 1440] as const;

const HEIGHTS = { 390: 844, 1440: 900 };

/** Time for a page to load, in milliseconds. */
const LOAD_TIMEOUT = 20_000;

/** How long a page may go on loading pictures and calls after that. */
const QUIET_TIMEOUT = 4_000;

const AXE_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A browser in which pages are tried. */
export interface BrowserObserver {
  /** Opens a page and looks at it; its picture goes into the folder under this name. */
  observe: (page: ObservedPage) => Promise<BrowserObservation>;
  /** The share of pixels in which two pictures of the folder differ, 0 to 1. */
  compare: (one: Buffer, other: Buffer) => Promise<number>;
  close: () => Promise<void>;
}

interface ObservedPage {
  url: string;
  width: (typeof WIDTHS)[number];
  picture: string;
  /** The session of a shopper; undefined for a visitor who isn't signed in. */
  token: string | undefined;
  /** Whether accessibility rules are tried, too. */
  isAudited: boolean;
}

interface ObserverOptions {
  /** Gets the pictures. */
  folder: string;
  /** Names the source lines of errors. */
  lines: Pick<SourceLines, 'summary'>;
}

/** Starts it. */
export async function startBrowserObserver(
  executablePath: string,
  { folder, lines }: ObserverOptions,
): Promise<BrowserObserver> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  });
  const blank = await browser.newPage();

  async function observe({
    url,
    width,
    picture,
    token,
    isAudited,
  }: ObservedPage): Promise<BrowserObservation> {
    const context = await newContext(browser, new URL(url).origin, width, token);
    try {
      const page = await context.newPage();
      const recorded = await record(page);
      await page.goto(url, { waitUntil: 'load', timeout: LOAD_TIMEOUT });
      await settle(page);
      const timings = await page.evaluate(readTimings);
      const image = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 70 });
      await writeFile(path.join(folder, picture), image);
      const violations = isAudited ? await violationsOn(page) : {};
      const outline = outlineOf(await page.content());
      const { stacks, ...loaded } = recorded;
      const errors = await Promise.all(stacks.map((stack) => describeError(stack, lines)));
      return { width, ...loaded, errors, ...timings, outline, violations, picture };
    } finally {
      await context.close();
    }
  }

  return {
    observe,
    compare: (one, other) =>
      blank.evaluate(
        differingShare,
        [one, other].map((image) => image.toString('base64')),
      ),
    close: () => browser.close(),
  };
}

async function newContext(
  browser: Browser,
  origin: string,
  width: (typeof WIDTHS)[number],
  token: string | undefined,
): Promise<BrowserContext> {
  const session = token === undefined ? [] : [{ name: STORAGE_KEYS.authToken, value: token }];
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] },
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    storageState: { cookies: [], origins: [{ origin, localStorage: session }] },
  });
  await context.addInitScript(watchTimings);
  return context;
}

/** Begins to record what the page loads and what fails on it. */
async function record(page: Page) {
  const stacks: string[] = [];
  const calls: ApiCall[] = [];
  const bytes: Record<string, number> = {};
  const kinds = new Map<string, string>();
  page.on('console', (message) => {
    if (message.type() === 'error') stacks.push(message.text());
  });
  page.on('pageerror', ({ message, stack }) => stacks.push(stack || message));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith(API_PREFIX)) return;
    const call = `${response.request().method()} ${pathname.slice(API_PREFIX.length)}`;
    calls.push({ call, status: response.status() });
  });
  const session = await page.context().newCDPSession(page);
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = (kinds.get(requestId) ?? 'Other').toLowerCase();
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await session.send('Network.enable');
  return { stacks, calls, bytes };
}

/** Waits until React controls the page and nothing more is loaded; an event stream never ends. */
async function settle(page: Page): Promise<void> {
  await page
    .waitForFunction(isInteractive, undefined, { timeout: QUIET_TIMEOUT })
    .catch(() => undefined);
  await page.waitForLoadState('networkidle', { timeout: QUIET_TIMEOUT }).catch(() => undefined);
}

async function violationsOn(page: Page): Promise<Record<string, number>> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], runOnly: AXE_RULES })
    .analyze();
  return Object.fromEntries(violations.map(({ help, nodes }) => [help, nodes.length]));
}

async function describeError(
  stack: string,
  lines: Pick<SourceLines, 'summary'>,
): Promise<ObservedError> {
  const { message, source } = await lines.summary(stack);
  return { message: comparable(message), source };
}

/** A message without what differs between two page servers: origins, and the versions in addresses. */
function comparable(message: string): string {
  return message
    .replace(/https?:\/\/localhost:\d+/g, '')
    .replace(/(\/apps\/[\w-]+)\/[^/\s]+/g, '$1');
}

// The functions below run in the page.

function isInteractive(): boolean {
  const heading = document.querySelector('main :is(h1, h2)') ?? document.querySelector('header');
  return heading !== null && Object.keys(heading).some((key) => key.startsWith('__react'));
}

/** Observes the largest content, the shifts of the layout and long tasks, from the beginning. */
function watchTimings(): void {
  const timings = { lcp: 0, cls: 0, tbt: 0 };
  Reflect.set(window, 'proofTimings', timings);
  const watch = (type: string, add: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', ({ startTime }) => (timings.lcp = startTime));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) timings.cls += value;
  });
  // Of a task, what is longer than 50 ms blocks.
  watch('longtask', ({ duration }) => (timings.tbt += duration - 50));
}

function readTimings(): { lcp: number; cls: number; tbt: number } {
  return Reflect.get(window, 'proofTimings') as { lcp: number; cls: number; tbt: number };
}

/** Compares two JPEGs; small differences of colour come from the compression. */
async function differingShare(images: string[]): Promise<number> {
  const TOLERANCE = 24;
  const [one, other] = await Promise.all(
    images.map(async (image) => {
      const response = await fetch(`data:image/jpeg;base64,${image}`);
      return createImageBitmap(await response.blob());
    }),
  );
  if (!one || !other) return 0;
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const [first, second] = [one, other].map((bitmap) => {
    const context = new OffscreenCanvas(width, height).getContext('2d', {
      willReadFrequently: true,
    });
    context?.drawImage(bitmap, 0, 0);
    return context?.getImageData(0, 0, width, height).data;
  });
  if (!first || !second) return 0;
  let differing = 0;
  for (let index = 0; index < first.length; index += 4) {
    for (let channel = index; channel < index + 3; channel += 1) {
      if (Math.abs((first[channel] ?? 0) - (second[channel] ?? 0)) <= TOLERANCE) continue;
      differing += 1;
      break;
    }
  }
  return differing / (width * height);
}
