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
  const ready = awaited.waitForAll(60_000);
  awaited.receive('a', FRAGMENT);
  awaited.receive('b', undefined);
  expect(await ready).toEqual(new Map([['a', FRAGMENT]]));
});

test('a page goes on without a fragment that is late', async () => {
  const awaited = new AwaitedFragments(['a', 'b']);
  awaited.receive('a', FRAGMENT);
  expect(await awaited.waitForAll(1)).toEqual(new Map([['a', FRAGMENT]]));
});

test('a page without fragments waits for nothing', async () => {
  expect(await new AwaitedFragments().waitForAll(60_000)).toEqual(new Map());
});
