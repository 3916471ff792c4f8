import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '@storefront/host/contracts/registry';
import { connectRedis } from '@storefront/tools/redis';
import { REDIS_AWAY, TEST_REDIS_URL } from '@storefront/tools/redis/testing';
import { createReleaseMonitor, type ReleaseMonitor } from '../release-monitor';
import { CANARY, registryWithCanary, REMOTE, visitorOf } from '../testing/release-fixtures';
import { startCuttableProxy } from './testing/cuttable-proxy';
import { openTrials } from './open-trials';

const DAY = 24 * 60 * 60;

let deployRoot: string;
let registry: Registry;
let onEnd: (() => void | Promise<void>)[];

beforeEach(async () => {
  deployRoot = await mkdtemp(path.join(tmpdir(), 'trials-'));
  // A trial of its own, of which the Redis has nothing from another test.
  registry = registryWithCanary(CANARY, new Date().toISOString());
  onEnd = [];
});
afterEach(async () => {
  for (const end of onEnd) await end();
  await rm(deployRoot, { recursive: true, force: true });
});

/** A page server of the deploy root, and what it logs. */
async function startServer(redisUrl: string | undefined) {
  const log: string[] = [];
  const lines = new EventEmitter();
  const warn = (...parts: unknown[]) => {
    log.push(String(parts.at(-1)));
    lines.emit('line');
  };
  const { trials, close } = await openTrials(
    { redisUrl, deployPlace: { folder: deployRoot, bucket: undefined } },
    { warn },
  );
  onEnd.unshift(close);
  const monitor = createReleaseMonitor({ cacheSeconds: 10, trials });
  return { monitor, close, log, nextLine: () => once(lines, 'line') };
}

type Servers = Awaited<ReturnType<typeof startServer>>[];

/** Visitors with numbers from `from` up to `to` report in turn to these servers that the canary works. */
async function reportInTurn(servers: Servers, from: number, to: number): Promise<void> {
  for (let number = from; number < to; number += 1) {
    const report = { remote: REMOTE, version: CANARY, outcome: 'loaded' } as const;
    const monitor = servers[number % servers.length]?.monitor;
    monitor?.recordReport(registry, report, visitorOf(CANARY, number));
    await monitor?.refresh(registry, REMOTE);
  }
}

async function visitorsKnownTo({ monitor }: { monitor: ReleaseMonitor }) {
  return (await monitor.reports(registry))[0]?.visitors;
}

test('page servers count together in a Redis, and each for itself without one', async () => {
  const servers = [await startServer(TEST_REDIS_URL), await startServer(TEST_REDIS_URL)];
  await reportInTurn(servers, 0, 108);
  const known = TEST_REDIS_URL === undefined ? 54 : 108;
  for (const server of servers) expect(await visitorsKnownTo(server)).toBe(known);
});

test('while the Redis is away, each counts for itself and says so once', async () => {
  const servers = [await startServer(REDIS_AWAY), await startServer(REDIS_AWAY)];
  await reportInTurn(servers, 0, 108);
  for (const server of servers) {
    expect(await visitorsKnownTo(server)).toBe(54);
    expect(server.log.map((line) => line.split(':')[0])).toEqual(['REDIS_URL can’t be used']);
  }
});

if (TEST_REDIS_URL !== undefined) {
  const redisUrl = TEST_REDIS_URL;

  test('a page server that is started again knows what was counted before', async () => {
    const before = await startServer(redisUrl);
    await reportInTurn([before], 0, 1_100);
    await before.close();
    expect(await visitorsKnownTo(await startServer(redisUrl))).toBe(1_100);
  });

  test('a connection that was cut is used again, and nothing is missing or counted twice', async () => {
    const proxy = await startCuttableProxy(redisUrl);
    onEnd.push(proxy.cut);
    const [behind, beside] = [await startServer(proxy.url), await startServer(redisUrl)];
    await reportInTurn([behind, beside], 0, 10);
    expect(await visitorsKnownTo(behind)).toBe(10);
    const away = behind.nextLine();
    await proxy.cut();
    await reportInTurn([behind, beside], 10, 20);
    await away;
    expect(await visitorsKnownTo(behind)).toBe(15);
    const back = behind.nextLine();
    await proxy.restore();
    await back;
    expect(await visitorsKnownTo(behind)).toBe(20);
    for (const server of [beside, await startServer(redisUrl)]) {
      expect(await visitorsKnownTo(server)).toBe(20);
    }
    expect(behind.log).toEqual([
      expect.stringContaining('REDIS_URL can’t be used'),
      'REDIS_URL is used again',
    ]);
  });

  test('the Redis has no id and no network of a visitor, forgets a trial after a day, and may hold foreign entries', async () => {
    const server = await startServer(redisUrl);
    const visitor = { ...visitorOf(CANARY, 1), network: '203.0.113.77' };
    const report = { remote: REMOTE, version: CANARY, outcome: 'failed' } as const;
    server.monitor.recordReport(registry, report, visitor);
    expect(await server.monitor.reports(registry)).toHaveLength(1);
    const redis = await connectRedis(redisUrl, { warn: () => undefined });
    onEnd.push(() => redis.close());
    const since = registry.microFrontends[REMOTE]?.[0]?.extras.release?.since;
    const key = `storefront:trial:${REMOTE} ${CANARY} ${since} 50`;
    const stored = JSON.stringify(await redis.use((client) => client.xrange(key, '-', '+')));
    expect(stored).toContain('reported');
    expect(stored).not.toContain(visitor.id);
    expect(stored).not.toContain(visitor.network);
    const seconds = await redis.use((client) => client.ttl(key));
    expect(seconds).toBeGreaterThan(DAY - 60);
    expect(seconds).toBeLessThanOrEqual(DAY);

    await redis.use((client) => client.xadd(key, '*', 'event', '{"server":"x","number":1}'));
    await redis.use((client) => client.xadd(key, '*', 'something', 'else'));
    await reportInTurn([server], 2, 5);
    expect(await visitorsKnownTo(server)).toBe(3);
    expect(server.log).toEqual([expect.stringContaining('events in REDIS_URL are left out')]);
  });
}
