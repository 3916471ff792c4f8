import { setImmediate } from 'node:timers/promises';
import { createCostlyReads } from './costly-reads';

/** A read that ends when it is told to. */
function heldRead() {
  let end: () => void = () => undefined;
  let started = false;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const read = async () => {
    started = true;
    await ended;
    return 'read';
  };
  return { read, end, hasStarted: () => started };
}

test('few reads run at once, and further ones wait', async () => {
  const costly = createCostlyReads();
  const reads = Array.from({ length: 6 }, heldRead);
  const results = reads.map(({ read }) => costly(read));
  await setImmediate();
  expect(reads.map(({ hasStarted }) => hasStarted())).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
  reads.forEach(({ end }) => end());
  expect(await Promise.all(results)).toEqual(reads.map(() => 'read'));
});

test('a read that has waited for too long is refused without being run', async () => {
  const costly = createCostlyReads();
  const running = Array.from({ length: 4 }, heldRead);
  const results = running.map(({ read }) => costly(read));
  const late = heldRead();
  const refused = expect(costly(late.read)).rejects.toMatchObject({
    statusCode: 503,
    retryAfter: 1,
  });
  await setImmediate();
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + 1_100);
  running.forEach(({ end }) => end());
  await refused;
  expect(late.hasStarted()).toBe(false);
  expect(await Promise.all(results)).toEqual(running.map(() => 'read'));
  jest.restoreAllMocks();
});

test('a failed read rejects, and lets the next one run', async () => {
  const costly = createCostlyReads();
  const failed = Array.from({ length: 4 }, () => costly(() => Promise.reject(new Error('broken'))));
  const outcomes = await Promise.allSettled(failed);
  expect(outcomes.map(({ status }) => status)).toEqual(failed.map(() => 'rejected'));
  expect(await costly(() => Promise.resolve('read'))).toBe('read');
});

test('other work gets its turn between reads that wait for nothing', async () => {
  const costly = createCostlyReads();
  const done: string[] = [];
  const reads = Array.from({ length: 20 }, () => costly(() => Promise.resolve(done.push('read'))));
  await setImmediate();
  done.push('other');
  await Promise.all(reads);
  expect(done.indexOf('other')).toBeLessThan(20);
});
