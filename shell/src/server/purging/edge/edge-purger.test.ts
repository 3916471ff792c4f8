import { createEdgePurger } from './edge-purger';

function setUp() {
  const purge = jest.fn<Promise<void>, [string[]]>(() => Promise.resolve());
  const log = { warn: jest.fn(), error: jest.fn() };
  const onCall = jest.fn();
  const purger = createEdgePurger({ edge: { tagsMax: 2, purge }, log, onCall });
  return {
    ...purger,
    log,
    onCall,
    call: purge,
    calls: () => purge.mock.calls.map(([tags]) => tags),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('purges each tag once, as many at a time as the cache takes, when what was sent before has arrived', async () => {
  const { purge, calls, onCall } = setUp();
  purge(['a', 'b']);
  purge(['b', 'c']);
  await jest.advanceTimersByTimeAsync(299);
  expect(calls()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(calls()).toEqual([['a', 'b'], ['c']]);
  expect(onCall.mock.calls).toEqual([['purged'], ['purged']]);
});

test('a failed purge is repeated, less and less often, and logged once', async () => {
  const { purge, call, calls, log, onCall } = setUp();
  for (let times = 0; times < 3; times += 1) call.mockRejectedValueOnce(new Error('away'));
  purge(['a']);
  await jest.advanceTimersByTimeAsync(300 + 1_000 + 2_000);
  purge(['b']);
  expect(calls()).toHaveLength(3);
  await jest.advanceTimersByTimeAsync(4_000);
  expect(calls().at(-1)?.sort()).toEqual(['a', 'b']);
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(onCall.mock.calls).toEqual([['failed'], ['failed'], ['failed'], ['purged']]);
});

test('what still waits when the page server stops is purged before it ends', async () => {
  const { purge, calls, stop } = setUp();
  purge(['a']);
  await stop();
  expect(calls()).toEqual([['a']]);
});
