import { expect } from '@playwright/test';
import { REMOTES, type RemoteUnderTest } from '../remotes';
import { PAGE_LIMIT_MS } from './server-faults';

/** A page as the page server sends it, before any script has run. */
interface ServerPage {
  status: number;
  html: string;
  /** True if it contains the remote's content. */
  hasContent: boolean;
  /** From the request to the last byte, in milliseconds. */
  took: number;
}

export async function fetchPage(origin: string, remote: RemoteUnderTest): Promise<ServerPage> {
  const started = performance.now();
  const response = await fetch(origin + remote.path);
  const html = await response.text();
  const took = Math.round(performance.now() - started);
  const hasContent = new RegExp(`<h1[^>]*>${remote.heading}`).test(html);
  return { status: response.status, html, hasContent, took };
}

/** Which parts the page lacks of those that every page has, even if its remote fails. */
export function missingFrame({ html }: ServerPage): string[] {
  return ['<header', 'aria-label="Cart, ', '<main', '<footer'].filter(
    (part) => !html.includes(part),
  );
}

/** Fetches a page that must be sent in time. A busy machine may delay one page; then the next must be. */
export async function fetchPageInTime(
  origin: string,
  remote: RemoteUnderTest,
  within: number,
): Promise<ServerPage> {
  const first = await fetchPage(origin, remote);
  const page = first.took <= within ? first : await fetchPage(origin, remote);
  expect(page.took, `milliseconds for ${remote.path}`).toBeLessThanOrEqual(within);
  return page;
}

/** How long the slowest of the remotes' pages takes, in milliseconds; each must be within the limit. */
export async function slowestPage(origin: string): Promise<number> {
  const took: number[] = [];
  for (const remote of REMOTES) {
    took.push((await fetchPageInTime(origin, remote, PAGE_LIMIT_MS)).took);
  }
  return Math.max(...took);
}
