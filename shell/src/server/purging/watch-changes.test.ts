import type { Changes } from '@storefront/host/contracts/api';
import type { Registry } from '@storefront/host/contracts/registry';
import { watchChanges } from './watch-changes';

const NONE: Changes = { next: '7', isComplete: true, tags: [], again: { tags: [], seconds: 11 } };

/** Watches an API that answers as told, and then with nothing new. */
function setUp(...answers: (Partial<Changes> | Error)[]) {
  let registry: Registry = { schema: '', microFrontends: {} };
  const fetchChanges = jest.fn<Promise<Changes>, [string | undefined]>(() => {
    const answer = answers.shift() ?? {};
    return answer instanceof Error
      ? Promise.reject(answer)
      : Promise.resolve({ ...NONE, ...answer });
  });
  const purge = jest.fn();
  const stop = watchChanges({ fetchChanges, registry: () => Promise.resolve(registry), purge });
  return {
    fetchChanges,
    purged: () => (purge.mock.calls as [string[]][]).map(([tags]) => tags),
    publish: () => (registry = { ...registry }),
    stop,
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('asks from where the last response ended, and purges the tags of what has changed', async () => {
  const { fetchChanges, purged, stop } = setUp({}, { next: '8', tags: ['product-coat'] });
  await jest.advanceTimersByTimeAsync(1_100);
  expect(purged()).toEqual([['product-coat']]);
  expect(fetchChanges.mock.calls).toEqual([[undefined], ['7'], ['8']]);
  stop();
});

test('an API that is away is asked again, less and less often, for all that it has missed', async () => {
  const away = new Error('away');
  const { fetchChanges, purged, stop } = setUp({}, away, away, away, { tags: ['store'] });
  await jest.advanceTimersByTimeAsync(500 + 1_000 + 2_000);
  expect(fetchChanges).toHaveBeenCalledTimes(4);
  await jest.advanceTimersByTimeAsync(4_000);
  expect(purged()).toEqual([['store']]);
  expect(fetchChanges).toHaveBeenLastCalledWith('7');
  stop();
});

test('every page is purged when the API can’t tell what has changed', async () => {
  const { purged, stop } = setUp({ isComplete: false });
  await jest.advanceTimersByTimeAsync(0);
  expect(purged()).toEqual([['registry']]);
  stop();
});

test('lists are purged once more when the API has counted them anew', async () => {
  const tags = ['product-coat', 'listing'];
  const { purged, stop } = setUp({ tags, again: { tags: ['listing'], seconds: 11 } });
  await jest.advanceTimersByTimeAsync(10_900);
  expect(purged()).toEqual([tags]);
  await jest.advanceTimersByTimeAsync(200);
  expect(purged()).toEqual([tags, ['listing']]);
  stop();
});

test('every page is purged when the registry changes', async () => {
  const { purged, publish, stop } = setUp();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(purged()).toEqual([]);
  publish();
  await jest.advanceTimersByTimeAsync(500);
  expect(purged()).toEqual([['registry']]);
  stop();
});

test('nothing is asked any more after it was stopped', async () => {
  const { fetchChanges, stop } = setUp();
  stop();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(fetchChanges).toHaveBeenCalledTimes(1);
});
