import type { RenderedFragment } from '../render-protocol';
import { AwaitedFragments } from './awaited-fragments';

const FRAGMENT: RenderedFragment = {
  name: 'catalog.recommendations',
  props: {},
  remote: 'mf-catalog',
  version: '1',
  html: '<p>Coat</p>',
  styles: [],
  data: [],
};

test('a page waits until all its fragments have arrived or failed', async () => {
  const awaited = new AwaitedFragments(['a', 'b']);
  const ready = awaited.within(60_000);
  awaited.take('a', FRAGMENT);
  awaited.take('b', undefined);
  expect(await ready).toEqual(new Map([['a', FRAGMENT]]));
});

test('a page goes on without a fragment that is late', async () => {
  const awaited = new AwaitedFragments(['a', 'b']);
  awaited.take('a', FRAGMENT);
  expect(await awaited.within(1)).toEqual(new Map([['a', FRAGMENT]]));
});

test('a page without fragments waits for nothing', async () => {
  expect(await new AwaitedFragments().within(60_000)).toEqual(new Map());
});
