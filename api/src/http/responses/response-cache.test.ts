import { ResponseCache } from './response-cache';

/** A text without tags. */
const untagged = (read: () => Promise<string>) => async () => ({ json: await read(), tags: '' });

const text = async (cache: ResponseCache, key: string, read: () => Promise<string>) => {
  const { body } = await (await cache.get(key, untagged(read))).as('identity');
  return body.toString();
};

/** A `read` whose calls stay pending until the test calls `finish`, which has an entry for each call. */
function slowReads() {
  const finish: ((json: string) => void)[] = [];
  const read = jest.fn(() => new Promise<string>((resolve) => finish.push(resolve)));
  return { read, finish };
}

let now: jest.SpiedFunction<typeof performance.now>;
beforeEach(() => {
  now = jest.spyOn(performance, 'now').mockReturnValue(0);
});
afterEach(() => now.mockRestore());

test('reads a response again after a second', async () => {
  const cache = new ResponseCache();
  expect(await text(cache, 'a', () => Promise.resolve('first'))).toBe('first');
  now.mockReturnValue(999);
  expect(await text(cache, 'a', () => Promise.resolve('second'))).toBe('first');
  now.mockReturnValue(1000);
  expect(await text(cache, 'a', () => Promise.resolve('second'))).toBe('second');
});

test('concurrent calls for the same key share one read', async () => {
  const cache = new ResponseCache();
  const { read, finish } = slowReads();
  const both = Promise.all([text(cache, 'a', read), text(cache, 'a', read)]);
  finish[0]?.('once');
  expect(await both).toEqual(['once', 'once']);
  expect(read).toHaveBeenCalledTimes(1);
});

test('a read that began before a write is not shared with calls after the write', async () => {
  const cache = new ResponseCache();
  const { read, finish } = slowReads();
  const before = text(cache, 'a', read);
  cache.invalidate();
  const after = text(cache, 'a', read);
  finish[1]?.('new');
  expect(await after).toBe('new');
  finish[0]?.('old');
  expect(await before).toBe('old');
  expect(await text(cache, 'a', () => Promise.resolve('newer'))).toBe('newer');
});

test('does not cache a failure', async () => {
  const cache = new ResponseCache();
  await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await text(cache, 'a', () => Promise.resolve('back'))).toBe('back');
});

test('an unchanged response is not compressed again', async () => {
  const cache = new ResponseCache();
  const json = JSON.stringify('long '.repeat(1000));
  const read = () => Promise.resolve(json);
  const first = await (await cache.get('a', untagged(read))).as('br');
  cache.invalidate();
  expect(await (await cache.get('a', untagged(read))).as('br')).toBe(first);
});

test('holds only as many responses as fit in its memory limit', async () => {
  const cache = new ResponseCache();
  const megabyte = 'x'.repeat(1024 * 1024);
  for (let page = 1; page <= 100; page += 1) {
    await cache.get(
      `page ${page}`,
      untagged(() => Promise.resolve(`${page} ${megabyte}`)),
    );
  }
  expect(cache.size).toBeLessThan(32);
});
