import type { Registry } from '@storefront/host/contracts/registry';
import { createReleaseMonitor, type ReleaseMonitor } from '../release-monitor';
import {
  CANARY,
  LIVE,
  recordPages,
  recordVisitors,
  registryWithCanary,
  registryWithNewVersion,
  REMOTE,
  SINCE,
  visitorOf,
} from '../testing/release-fixtures';
import { createMemoryStreams, type MemoryStreams } from './testing/memory-streams';
import { createSharedTrials } from './shared-trials';

const REGISTRY = registryWithCanary();

const KEY = Buffer.alloc(32, 7);

/** Long after the versions got their shares. */
const NOW = Date.parse(SINCE) + 24 * 60 * 60_000;

/** A page server that was just started, and its connection. */
function startServer(streams: MemoryStreams) {
  const connection = streams.connect();
  const trials = createSharedTrials({ streams: connection, key: KEY });
  return {
    connection,
    monitor: createReleaseMonitor({ cacheSeconds: 10, trials, now: () => NOW }),
  };
}

/** One visitor of the canary reports that it works, or fails. */
function report(monitor: ReleaseMonitor, number: number, outcome: 'loaded' | 'failed' = 'loaded') {
  const visitor = visitorOf(CANARY, number);
  monitor.recordReport(REGISTRY, { remote: REMOTE, version: CANARY, outcome }, visitor);
}

/** How many visitors of the canary a page server knows of that reported, and how many of them that it failed. */
async function reportsKnownTo(monitor: ReleaseMonitor) {
  const [trial] = await monitor.reports(REGISTRY);
  return trial?.measures.find(({ measure }) => measure === 'browser')?.candidate;
}

/** After how many visits, which the servers get in turn, all of them would halt the canary, and why. */
async function visitsUntilHalted(monitors: ReleaseMonitor[]) {
  for (let visits = 1; visits <= 400; visits += 1) {
    const monitor = monitors[visits % monitors.length];
    const version = visits % 3 === 0 ? CANARY : LIVE;
    const isFailed = version === CANARY && visits % 2 === 0;
    const page = { app: REMOTE, version, part: 'page', isFailed, seconds: 0.1 } as const;
    monitor?.recordResult(REGISTRY, { ...page, visitor: visitorOf(version, visits) });
    await Promise.all(monitors.map((each) => each.refresh(REGISTRY, REMOTE)));
    const verdicts = monitors.map((each) => each.verdict(REGISTRY, REMOTE));
    if (verdicts.some((verdict) => verdict?.action === 'halt')) {
      return { visits, reasons: verdicts.map((verdict) => verdict?.why) };
    }
  }
  throw new Error('The canary was not halted.');
}

test('of 108 reports to two page servers, both know 108', async () => {
  const streams = createMemoryStreams();
  const servers = [startServer(streams), startServer(streams)];
  for (let number = 0; number < 108; number += 1) {
    const server = servers[number % 2];
    if (server) report(server.monitor, number, number % 4 === 0 ? 'failed' : 'loaded');
  }
  for (const { monitor } of servers) {
    expect(await reportsKnownTo(monitor)).toEqual({ visits: 108, failures: 27 });
  }
});

test('a bad canary is halted by three page servers after as many visits as by one', async () => {
  const streams = createMemoryStreams();
  const alone = await visitsUntilHalted([createReleaseMonitor({ cacheSeconds: 10 })]);
  const three = [startServer(streams), startServer(streams), startServer(streams)];
  const together = await visitsUntilHalted(three.map(({ monitor }) => monitor));
  const [reason] = alone.reasons;
  expect(reason).toMatch(/^halted: \d+ of \d+ pages failed on the server/);
  expect(together).toEqual({ visits: alone.visits, reasons: [reason, reason, reason] });
});

test('a page server that is started again knows what was counted before', async () => {
  const streams = createMemoryStreams();
  const { monitor } = startServer(streams);
  recordVisitors(monitor, CANARY, { visitors: 40, failed: 3 });
  recordPages(monitor, CANARY, { visitors: 20, failed: 2 });
  const before = await monitor.reports(REGISTRY);
  expect(before).toMatchObject([{ visitors: 40 }]);
  expect(await startServer(streams).monitor.reports(REGISTRY)).toEqual(before);
});

test('of the visitors in one network the same three count on all page servers', async () => {
  const streams = createMemoryStreams();
  const servers = [startServer(streams), startServer(streams)];
  servers.forEach(({ monitor }, index) => {
    for (let number = 0; number < 5; number += 1) {
      const visitor = visitorOf(CANARY, 10 * index + number, 'one network');
      const outcome = index === 0 ? 'failed' : 'loaded';
      monitor.recordReport(REGISTRY, { remote: REMOTE, version: CANARY, outcome }, visitor);
    }
  });
  for (const { monitor } of servers) {
    expect(await reportsKnownTo(monitor)).toEqual({ visits: 3, failures: 3 });
  }
});

test('a version that one page server had to stop, and a time without the API, are known to all', async () => {
  const streams = createMemoryStreams();
  const [first, second] = [startServer(streams), startServer(streams)];
  recordPages(first.monitor, CANARY, { visitors: 30, failed: 30 });
  await second.monitor.refresh(REGISTRY, REMOTE);
  const verdict = second.monitor.verdict(REGISTRY, REMOTE);
  expect(verdict?.why).toMatch(/30 of 30 pages failed/);
  if (verdict) second.monitor.forgetServer(verdict.candidate);
  await first.monitor.refresh(REGISTRY, REMOTE);
  expect(first.monitor.verdict(REGISTRY, REMOTE)).toBeUndefined();
  second.monitor.recordBlocked(REGISTRY, REMOTE, CANARY);
  await first.monitor.refresh(REGISTRY, REMOTE);
  expect(first.monitor.verdict(REGISTRY, REMOTE)?.why).toMatch(/repeatedly at fault/);
});

test('while the streams are away each page server counts for itself; then nothing is missing or counted twice', async () => {
  const streams = createMemoryStreams();
  const [first, second] = [startServer(streams), startServer(streams)];
  report(first.monitor, 1);
  await second.monitor.refresh(REGISTRY, REMOTE);
  first.connection.fault = 'away';
  second.connection.fault = 'away';
  report(first.monitor, 2);
  report(first.monitor, 3, 'failed');
  report(second.monitor, 4);
  expect(await reportsKnownTo(first.monitor)).toEqual({ visits: 3, failures: 1 });
  expect(await reportsKnownTo(second.monitor)).toEqual({ visits: 2, failures: 0 });
  first.connection.fault = 'none';
  second.connection.fault = 'none';
  await first.monitor.refresh(REGISTRY, REMOTE);
  report(second.monitor, 5);
  for (const { monitor } of [first, second, startServer(streams)]) {
    await second.monitor.refresh(REGISTRY, REMOTE);
    expect(await reportsKnownTo(monitor)).toEqual({ visits: 5, failures: 1 });
  }
});

test('an event that arrived, but whose answer was lost, counts once', async () => {
  const streams = createMemoryStreams();
  const [first, second] = [startServer(streams), startServer(streams)];
  first.connection.fault = 'answers are lost';
  recordPages(first.monitor, CANARY, { visitors: 4, failed: 1 });
  await first.monitor.refresh(REGISTRY, REMOTE);
  first.connection.fault = 'none';
  for (const { monitor } of [first, second, startServer(streams)]) {
    expect(await monitor.reports(REGISTRY)).toMatchObject([
      { measures: [{ measure: 'page', candidate: { visits: 4, failures: 1 } }] },
    ]);
  }
});

test('what was counted stays when the streams are empty again', async () => {
  const streams = createMemoryStreams();
  const { monitor, connection } = startServer(streams);
  for (let number = 0; number < 12; number += 1) report(monitor, number);
  await monitor.refresh(REGISTRY, REMOTE);
  connection.fault = 'away';
  await monitor.refresh(REGISTRY, REMOTE);
  streams.events.clear();
  connection.fault = 'none';
  report(monitor, 12);
  expect(await reportsKnownTo(monitor)).toEqual({ visits: 13, failures: 0 });
});

test('nothing is shared while no version is on trial', async () => {
  const streams = createMemoryStreams();
  const { monitor } = startServer(streams);
  // It has been live for more than an hour.
  const withoutTrial: Registry = registryWithNewVersion();
  recordPages(monitor, CANARY, { visitors: 5, failed: 2 }, { registry: withoutTrial });
  recordVisitors(monitor, CANARY, { visitors: 5, failed: 2 }, withoutTrial);
  await monitor.refresh(withoutTrial, REMOTE);
  expect(streams.events.size).toBe(0);
});
