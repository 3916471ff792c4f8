import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { expectPageComplete } from '../expect-shop-complete';
import { REMOTES, type RemoteUnderTest } from '../remotes';
import { renderProcessesOf } from './render-processes';
import type { FaultShop } from '../fault-shop';
import { UNRENDERED_PAGE_LIMIT_MS, PAGE_LIMIT_MS, type ServerFault } from './server-faults';
import { fetchPage, fetchPageInTime, missingFrame } from './server-page';

/** More pages than a version may fail before the server stops rendering it: one process may end several. */
const MAX_PAGES = 10;

/**
 * Breaks a remote on the server, and checks that its page is still sent with header and cart, that all other
 * pages are complete meanwhile, that the log names remote and version, that the server stops rendering the
 * faulty version, and that everything recovers once a version without the fault is published. Returns after
 * how many milliseconds the first page was sent.
 */
export async function expectContainedOnServer(
  shop: FaultShop,
  remote: RemoteUnderTest,
  fault: ServerFault,
): Promise<{ after: number }> {
  const processes = await renderProcessesOf(shop.pid);
  const { metadata, extras } = await shop.breakRemote(remote.name, fault.name);
  if (fault.name === 'build missing') {
    await rm(path.join(shop.deployRoot, extras.serverUrl ?? ''));
  }
  const others = REMOTES.filter((one) => one !== remote);

  const [page] = await Promise.all([
    fetchPageInTime(shop.origin, remote, PAGE_LIMIT_MS),
    expectAlive(shop),
    ...others.map((other) => expectPageComplete(shop, other)),
  ]);
  expect(page.status).toBe(200);
  if (remote.isRenderedOnServer) {
    if (fault.page === 'without its content') expect(page.hasContent).toBe(false);
    await expectLogged(shop, remote, fault, metadata.version);
  }
  await expectFrame(shop, remote);
  await expectAlive(shop);
  await Promise.all(others.map((other) => expectPageComplete(shop, other)));

  await shop.repair();
  await expectPageComplete(shop, remote);
  await expect
    .poll(() => renderProcessesOf(shop.pid), 'no process is left over')
    .toBeLessThanOrEqual(Math.max(processes, REMOTES.length + 1));
  return { after: page.took };
}

/** The page server itself responds without delay. */
async function expectAlive({ origin }: FaultShop): Promise<void> {
  const started = performance.now();
  const { status } = await fetch(`${origin}/healthz`);
  expect(status).toBe(200);
  expect(performance.now() - started, 'the page server responds at once').toBeLessThan(1_000);
}

/** Waits until the page is sent with header and footer; a busy server may leave them to the browser. */
async function expectFrame({ origin }: FaultShop, remote: RemoteUnderTest): Promise<void> {
  await expect.poll(async () => missingFrame(await fetchPage(origin, remote))).toEqual([]);
}

/** Requests the page until the server no longer renders the version, and then once more. */
async function expectLogged(
  shop: FaultShop,
  remote: RemoteUnderTest,
  { name, blamesVersion }: ServerFault,
  version: string,
): Promise<void> {
  const lines = () =>
    shop.log.split('\n').filter((line) => line.includes(`"version":"${version}"`));
  if (name !== 'changes globals') {
    await expect.poll(lines, 'the log names the version').not.toEqual([]);
    expect(lines()[0]).toContain(`"app":"${remote.name}"`);
  }
  if (!blamesVersion) return;
  const isGivenUp = () => lines().some((line) => line.includes('no longer rendered on the server'));
  const faults = () => lines().filter((line) => !line.includes('page sent without'));
  for (let pages = 1; pages < MAX_PAGES && !isGivenUp(); pages += 1) {
    await fetchPageInTime(shop.origin, remote, PAGE_LIMIT_MS);
  }
  await expect.poll(isGivenUp, 'the server stops rendering the version').toBe(true);
  const counted = faults().length;
  const page = await fetchPageInTime(shop.origin, remote, UNRENDERED_PAGE_LIMIT_MS);
  expect(page.hasContent).toBe(false);
  expect(faults(), 'the version is not tried again').toHaveLength(counted);
}
