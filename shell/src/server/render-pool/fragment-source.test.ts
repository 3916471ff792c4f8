import { SHELL, type Registry, type RemoteVersion } from '@storefront/host/contracts/registry';
import type { RenderedFragment } from '../render-protocol';
import { createFragmentSource } from './fragment-source';
import type { FragmentToRender, PageToRender } from './render-jobs';
import type { RenderUnit } from './render-unit';
import { remoteVersion } from '../../remotes/testing/remote-version';

const NAME = 'catalog.recommendations';

function version(name: string, extras: Partial<RemoteVersion['extras']>) {
  return remoteVersion({
    version: name,
    hostContract: '1.6.0',
    serverUrl: `${name}.js`,
    ...extras,
  });
}

const LENT = {
  name: NAME,
  contract: '1.2.0',
  space: { narrow: 0, wide: 0 },
  start: 'visible' as const,
};

function shop({ shell = '1.6.0', personal = false } = {}): Registry {
  return {
    schema: '',
    microFrontends: {
      [SHELL]: [version('shell', { hostContract: shell })],
      'mf-catalog': [version('catalog', { fragments: [{ ...LENT, personal }] })],
    },
  };
}

const PAGE = { url: 'http://shop.example/cart' } as PageToRender;

const STYLES: RenderedFragment['styles'] = [];

function setUp(
  render = () => Promise.resolve({ html: 'coat', styles: STYLES } as RenderedFragment),
) {
  const renderIn = jest.fn<Promise<RenderedFragment>, [RenderUnit, FragmentToRender]>(render);
  const source = createFragmentSource({ cacheSeconds: 60, renderIn });
  const start = (registry: Registry, contract = '1.0.0', id = 'a') =>
    source.start({
      registry,
      used: [{ name: NAME, contract, props: { productIds: [id] } }],
      page: PAGE,
    });
  return { renderIn, start, purge: (tag: string) => source.purge(new Set([tag])) };
}

test('a fragment is rendered in its provider’s process, once for all pages with the same props', async () => {
  const { renderIn, start } = setUp();
  const pending = [...start(shop()), ...start(shop())];
  expect(await Promise.all(pending.map(({ rendered }) => rendered))).toEqual([
    { html: 'coat', styles: [] },
    { html: 'coat', styles: [] },
  ]);
  await Promise.all(start(shop(), '1.0.0', 'b').map(({ rendered }) => rendered));
  expect(renderIn.mock.calls.map(([{ name }, { props }]) => [name, props])).toEqual([
    ['mf-catalog', { productIds: ['a'] }],
    ['mf-catalog', { productIds: ['b'] }],
  ]);
});

test.each([
  ['is personal', shop({ personal: true }), '1.0.0'],
  ['is provided under a contract that doesn’t fit the page', shop(), '2.0.0'],
  ['runs in a shell that renders none', shop({ shell: '1.5.0' }), '1.0.0'],
  ['nobody provides', { schema: '', microFrontends: {} }, '1.0.0'],
])('a fragment that %s is left to the browser', (_, registry, contract) => {
  expect(setUp().start(registry, contract)).toEqual([]);
});

test('a fragment that fails is left out, and is rendered again for the next page', async () => {
  const { renderIn, start } = setUp(() => Promise.reject(new Error('no')));
  for (const times of [1, 2]) {
    expect(await Promise.all(start(shop()).map(({ rendered }) => rendered))).toEqual([undefined]);
    expect(renderIn).toHaveBeenCalledTimes(times);
  }
});

test('a fragment whose product has changed is rendered again, and no other', async () => {
  const { renderIn, start, purge } = setUp();
  const tagged = (id: string) =>
    ({ html: id, styles: STYLES, tags: [`product-${id}`] }) as RenderedFragment;
  renderIn.mockImplementation((_, { props }) =>
    Promise.resolve(tagged((props.productIds as string[])[0] ?? '')),
  );
  const renderBoth = () =>
    Promise.all(
      ['a', 'b'].flatMap((id) => start(shop(), '1.0.0', id)).map(({ rendered }) => rendered),
    );
  await renderBoth();
  purge('product-b');
  await renderBoth();
  expect(renderIn.mock.calls.map(([, { props }]) => props.productIds)).toEqual([
    ['a'],
    ['b'],
    ['b'],
  ]);
});

test('a fragment of a shell that names no tags is rendered again after any change', async () => {
  const { renderIn, start, purge } = setUp();
  await Promise.all(start(shop()).map(({ rendered }) => rendered));
  purge('anything');
  await Promise.all(start(shop()).map(({ rendered }) => rendered));
  expect(renderIn).toHaveBeenCalledTimes(2);
});
