import { createRenderCache, type Rendered } from './render-cache';

const KB = 1024;

/** A cache whose clock only advances by `wait`, with mocked renders. */
function testCache({ seconds = 10, maxBytes = 1_000 * KB } = {}) {
  let time = 0;
  const onError = jest.fn();
  const lookups: string[] = [];
  const cache = createRenderCache<string>({
    seconds,
    maxBytes,
    onLookup: (found) => lookups.push(found),
    onError,
    now: () => time,
  });
  const render = jest.fn<Promise<Rendered<string>>, []>();

  /** Makes the next render return this value. */
  function next(value: string, { isCacheable = true, tags = [] as string[] } = {}) {
    const rendered = { value, tags, renderedAt: time, ...(isCacheable ? { cacheSize: KB } : {}) };
    render.mockImplementationOnce(() => Promise.resolve(rendered));
  }

  async function get(address = '/') {
    return (await cache.get(address, render)).value;
  }

  return {
    get,
    next,
    purge: (...tags: string[]) => cache.purge(new Set(tags)),
    render,
    onError,
    lookups,
    wait: (waited: number) => (time += waited * 1_000),
  };
}

test('a page is rendered once in its lifetime', async () => {
  const { get, next, render, wait } = testCache();
  next('first');
  expect(await get()).toBe('first');
  wait(9);
  expect(await get()).toBe('first');
  expect(render).toHaveBeenCalledTimes(1);
});

test('concurrent requests for a page share one render', async () => {
  const { get, next, render } = testCache();
  next('first');
  expect(await Promise.all([get(), get(), get()])).toEqual(['first', 'first', 'first']);
  expect(render).toHaveBeenCalledTimes(1);
});

test('after its lifetime a page is sent once more while a new one is rendered', async () => {
  const { get, next, render, wait } = testCache();
  next('first');
  await get();
  wait(10);
  next('second');
  expect(await Promise.all([get(), get()])).toEqual(['first', 'first']);
  expect(await get()).toBe('second');
  expect(render).toHaveBeenCalledTimes(2);
});

test('a page that is a minute too old is not sent', async () => {
  const { get, next, wait } = testCache();
  next('first');
  await get();
  wait(70);
  next('second');
  expect(await get()).toBe('second');
});

test('a page that must not be cached does not replace the one that is', async () => {
  const { get, next, render, wait } = testCache();
  next('first');
  await get();
  wait(11);
  next('incomplete', { isCacheable: false });
  expect(await get()).toBe('first');
  next('incomplete', { isCacheable: false });
  expect(await get()).toBe('first');
  wait(60);
  next('incomplete', { isCacheable: false });
  expect(await get()).toBe('incomplete');
  expect(render).toHaveBeenCalledTimes(4);
});

test('a render that fails is tried again by the next request', async () => {
  const { get, next, render, onError, wait } = testCache();
  const failure = new Error('no process');
  render.mockRejectedValueOnce(failure);
  await expect(get()).rejects.toBe(failure);
  next('first');
  expect(await get()).toBe('first');
  wait(11);
  render.mockRejectedValueOnce(failure);
  expect(await get()).toBe('first');
  await Promise.resolve();
  next('second');
  expect(await get()).toBe('first');
  expect(await get()).toBe('second');
  expect(onError).toHaveBeenCalledWith(failure);
});

test('pages take no more memory than allowed; those used last stay', async () => {
  const { get, next, render } = testCache({ maxBytes: 10 * KB });
  for (const address of ['/1', '/2', '/3', '/4']) {
    next(address);
    await get(address);
  }
  await get('/1');
  for (const address of ['/5', '/6']) {
    next(address);
    await get(address);
  }
  expect(render).toHaveBeenCalledTimes(6);
  expect(await get('/1')).toBe('/1');
  expect(render).toHaveBeenCalledTimes(6);
  next('again');
  expect(await get('/2')).toBe('again');
});

test('each look-up is reported as a hit, as stale or as a miss', async () => {
  const { get, next, lookups, wait } = testCache();
  next('first');
  await get();
  await get();
  wait(11);
  next('second');
  await get();
  wait(100);
  next('third');
  await get();
  expect(lookups).toEqual(['miss', 'hit', 'stale', 'miss']);
});

test('with a lifetime of 0 seconds every request is rendered', async () => {
  const { get, next, render } = testCache({ seconds: 0 });
  next('first');
  next('second');
  expect(await Promise.all([get(), get()])).toEqual(['first', 'second']);
  expect(render).toHaveBeenCalledTimes(2);
});

test('a purge drops exactly the entries with one of its tags, and none of them is sent once more', async () => {
  const { get, next, render, purge, lookups } = testCache();
  next('scarf', { tags: ['product-scarf', 'store'] });
  await get('/scarf');
  next('coat', { tags: ['product-coat', 'store'] });
  await get('/coat');
  purge('product-scarf', 'listing');
  next('cheaper scarf', { tags: ['product-scarf', 'store'] });
  expect([await get('/scarf'), await get('/coat')]).toEqual(['cheaper scarf', 'coat']);
  expect(render).toHaveBeenCalledTimes(3);
  expect(lookups).toEqual(['miss', 'miss', 'miss', 'hit']);
});

test('what was being rendered during a purge of its tags is not kept, and those who come later get a new one', async () => {
  const { get, render, purge } = testCache();
  const finish: ((rendered: Rendered<string>) => void)[] = [];
  render.mockImplementation(() => new Promise((resolve) => finish.push(resolve)));
  const page = { renderedAt: 0, cacheSize: KB, tags: ['product-scarf'] };
  const before = get('/scarf');
  purge('product-scarf');
  const after = get('/scarf');
  finish[1]?.({ ...page, value: 'new' });
  expect(await after).toBe('new');
  finish[0]?.({ ...page, value: 'old' });
  expect(await before).toBe('old');
  expect(await get('/scarf')).toBe('new');
  expect(render).toHaveBeenCalledTimes(2);
});

test('what was being rendered during a purge of other tags is kept', async () => {
  const { get, next, render, purge } = testCache();
  next('scarf', { tags: ['product-scarf'] });
  const first = get('/scarf');
  purge('product-coat');
  await first;
  expect(await get('/scarf')).toBe('scarf');
  expect(render).toHaveBeenCalledTimes(1);
});
