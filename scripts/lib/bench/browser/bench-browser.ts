import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { findOrInstallBrowsers } from '../../programs/chromium';

const isRoot = process.getuid?.() === 0;

/** The phone that Lighthouse emulates. */
export const LIGHTHOUSE_PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A common phone. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
};

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** How slow device and network are. */
export interface Conditions {
  /** By how much the processor is slowed down. */
  cpu: number;
  /** Latency in milliseconds and bytes per second, for each request; undefined for no throttling. */
  network: { latency: number; download: number; upload: number } | undefined;
}

export const UNTHROTTLED: Conditions = { cpu: 1, network: undefined };

/** A mid-range phone on slow 4G, as Chromium's developer tools define it. */
export const SLOW_PHONE: Conditions = {
  cpu: 4,
  network: { latency: 150, download: 1_600_000 / 8, upload: 750_000 / 8 },
};

/** Launches a separate browser, which accepts the reverse proxies' certificate. */
export function launchBrowser(args: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: findOrInstallBrowsers().chromium,
    args: [
      '--ignore-certificate-errors',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      ...(isRoot ? ['--no-sandbox'] : []),
      ...args,
    ],
  });
}

/** Runs work on a page of a new profile, under these conditions. */
export async function withPage<Result>(
  browser: Browser,
  screen: BrowserContextOptions,
  { cpu, network }: Conditions,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...screen, locale: 'en-IN', ignoreHTTPSErrors: true });
  try {
    // tsx wraps functions in a helper, including those that are passed to the page.
    await context.addInitScript('globalThis.__name = (named) => named');
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    if (cpu > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    if (network) {
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: network.latency,
        downloadThroughput: network.download,
        uploadThroughput: network.upload,
      });
    }
    return await work(page);
  } finally {
    await context.close();
  }
}
