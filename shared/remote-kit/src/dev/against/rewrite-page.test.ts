import { defineRemote } from '@storefront/host/contracts/remote';
import { pageDataIn } from '../../shop/page-data';
import { sourceVersionOf } from '../version-from-source';
import { rewritePage } from './rewrite-page';

const ORIGINS = { shop: 'https://shop.example', local: 'http://localhost:3000' };

const VERSION = sourceVersionOf(
  defineRemote('mf-lookbook', { lookbook: { path: '/lookbook' } }),
  '/remoteEntry.js',
);

const PARTS = { remote: { name: 'mf-lookbook', version: VERSION }, shell: undefined };

/** Without a preview: the browser renders the page. */
const EDIT = { number: 3, preview: undefined };

const NAME = 'development-0123456789ab';

/** With the preview of an edit, which the shop has rendered. */
const RENDERED_EDIT = {
  number: 3,
  preview: { version: NAME, parameter: ['with', `mf-lookbook@${NAME}.1.c2ln`] as [string, string] },
};

function published(url: string) {
  const version = sourceVersionOf({ routes: {}, fragments: {} }, url);
  return {
    ...version,
    metadata: { version: '1.0.0', integrity: { 'remoteEntry.js': 'sha256-x' } },
  };
}

const DATA = {
  registry: {
    schema: 'some',
    microFrontends: {
      'mf-catalog': [published('https://shop.example/apps/mf-catalog/1/browser/remoteEntry.js')],
      'mf-lookbook': [published('https://cdn.example/lookbook/1/browser/remoteEntry.js')],
    },
  },
  watched: ['mf-lookbook'],
  storeInfo: { status: 'loaded', name: 'A "$&" </script>' },
  apiUrl: 'https://api.shop.example/api/v1',
  rendered: { hydration: {}, versions: { 'mf-catalog': '1.0.0-ab' } },
  ofANewerShell: { kept: true },
};

function page(data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<html><head><link rel="canonical" href="https://shop.example/lookbook"></head>
<div id="root"><h1>Look</h1></div><script id="page-data" type="application/json">${json}</script></html>`;
}

function dataOf(html: string): unknown {
  return JSON.parse(pageDataIn(html) ?? '');
}

test('one remote comes from source, and the browser renders the page', () => {
  expect(dataOf(rewritePage(page(DATA), ORIGINS, PARTS, EDIT))).toEqual({
    storeInfo: DATA.storeInfo,
    ofANewerShell: DATA.ofANewerShell,
    registry: {
      schema: 'some',
      microFrontends: {
        'mf-catalog': [published('http://localhost:3000/apps/mf-catalog/1/browser/remoteEntry.js')],
        'mf-lookbook': [VERSION],
      },
    },
    watched: [],
    apiUrl: 'http://localhost:3000/api/v1',
  });
});

test('what the shop has rendered with the same edit stays, as if its code were the local one', () => {
  const other = { remote: 'mf-catalog', version: '1.0.0-ab' };
  const data = {
    ...DATA,
    overrides: [other, { remote: 'mf-lookbook', version: NAME }],
    rendered: {
      hydration: { loaderData: { a: 1 } },
      versions: { 'mf-catalog': '1.0.0-ab', 'mf-lookbook': NAME },
      fragments: [
        { name: 'lookbook.teaser', version: NAME },
        { name: 'catalog.list', version: '1.0.0-ab' },
      ],
    },
  };
  const link = `<link rel="preload" as="script" href="/apps/mf-lookbook/${NAME}/browser/remoteEntry.js">`;
  const rewritten = rewritePage(page(data) + link, ORIGINS, PARTS, RENDERED_EDIT);
  expect(dataOf(rewritten)).toMatchObject({
    overrides: [other],
    rendered: {
      hydration: { loaderData: { a: 1 } },
      versions: { 'mf-catalog': '1.0.0-ab', 'mf-lookbook': 'source' },
      fragments: [
        { name: 'lookbook.teaser', version: 'source' },
        { name: 'catalog.list', version: '1.0.0-ab' },
      ],
    },
    registry: {
      microFrontends: { 'mf-lookbook': [{ ...VERSION, url: '/remoteEntry.js?edit=3' }] },
    },
  });
  expect(rewritten).toContain('<link rel="preload" as="script" href="/remoteEntry.js?edit=3">');
});

test('a page without the remote gets its entry from the latest edit', () => {
  const { rendered, registry } = dataOf(rewritePage(page(DATA), ORIGINS, PARTS, RENDERED_EDIT)) as {
    rendered: unknown;
    registry: { microFrontends: object };
  };
  expect(rendered).toEqual(DATA.rendered);
  expect(registry.microFrontends).toMatchObject({ 'mf-lookbook': [{ url: '/remoteEntry.js' }] });
});

test('a remote that the shop doesn’t have yet is added', () => {
  const { schema, microFrontends } = DATA.registry;
  const others = { 'mf-catalog': microFrontends['mf-catalog'] };
  const rewritten = rewritePage(
    page({ ...DATA, registry: { schema, microFrontends: others } }),
    ORIGINS,
    PARTS,
    EDIT,
  );
  expect(dataOf(rewritten)).toMatchObject({
    registry: { microFrontends: { 'mf-lookbook': [VERSION] } },
  });
});

test('text of the store can’t end the script that contains it', () => {
  const rewritten = rewritePage(page(DATA), ORIGINS, PARTS, EDIT);
  expect(rewritten.match(/<\/script>/g)).toHaveLength(1);
});

test('addresses of the shop become local, on other pages too; those of others stay', () => {
  const html = '<a href="https://shop.example/cart"> <a href="https://shop.example.org/x">';
  expect(rewritePage(html, ORIGINS, PARTS, EDIT)).toBe(
    '<a href="http://localhost:3000/cart"> <a href="https://shop.example.org/x">',
  );
});
