import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { expectPageComplete } from '../expect-shop-complete';
import { REMOTES, type RemoteUnderTest } from '../remotes';
import { renderProcessesOf } from './render-processes';
import type { FaultShop } from '../fault-shop';
import { BLOCKED_PAGE_WITHIN, FIRST_PAGE_WITHIN, type ServerFault } from './server-faults';
import { fetchPage, fetchPageInTime, missingFrame } from './server-page';

/** More pages than a version may fail before it is rendered no more: some end with the same process. */
const MAX_PAGES = 10;

/**
 * Breaks a remote on the server, and checks that its page still comes with header and cart, that all other
 * pages come whole meanwhile, that the log names remote and version, that the faulty version is given up,
 * and that all is as before once a version without the fault is published. Says after how many milliseconds
 * the first page came.
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
    fetchPageInTime(shop.origin, remote, FIRST_PAGE_WITHIN),
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

/** The page server itself notices nothing. */
async function expectAlive({ origin }: FaultShop): Promise<void> {
  const started = performance.now();
  const { status } = await fetch(`${origin}/healthz`);
  expect(status).toBe(200);
  expect(performance.now() - started, 'the page server responds at once').toBeLessThan(1_000);
}

/** The page has header and footer; a busy server may send it without them, and the browser renders them. */
async function expectFrame({ origin }: FaultShop, remote: RemoteUnderTest): Promise<void> {
  await expect.poll(async () => missingFrame(await fetchPage(origin, remote))).toEqual([]);
}

/** Asks for the page until the server has given the version up, and then once more. */
async function expectLogged(
  shop: FaultShop,
  remote: RemoteUnderTest,
  { name, isBlamed }: ServerFault,
  version: string,
): Promise<void> {
  const lines = () =>
    shop.log.split('\n').filter((line) => line.includes(`"version":"${version}"`));
  if (name !== 'changes globals') {
    await expect.poll(lines, 'the log names the version').not.toEqual([]);
    expect(lines()[0]).toContain(`"app":"${remote.name}"`);
  }
  if (!isBlamed) return;
  const isGivenUp = () => lines().some((line) => line.includes('no longer rendered on the server'));
  const faults = () => lines().filter((line) => !line.includes('page sent without'));
  for (let pages = 1; pages < MAX_PAGES && !isGivenUp(); pages += 1) {
    await fetchPageInTime(shop.origin, remote, FIRST_PAGE_WITHIN);
  }
  await expect.poll(isGivenUp, 'the server gives the version up').toBe(true);
  const counted = faults().length;
  const page = await fetchPageInTime(shop.origin, remote, BLOCKED_PAGE_WITHIN);
  expect(page.hasContent).toBe(false);
  expect(faults(), 'it is not tried again').toHaveLength(counted);
}
