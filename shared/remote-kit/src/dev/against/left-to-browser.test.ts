import { defineRemote } from '@storefront/host/contracts/remote';
import { sourceVersionOf } from '../version-from-source';
import { isLeftToBrowser } from './left-to-browser';

const DESCRIPTOR = defineRemote('mf-lookbook', {
  lookbook: { path: '/lookbook/:id' },
  own: { path: '/lookbook/own', access: 'protected' },
});

const REMOTE = { name: 'mf-lookbook', version: sourceVersionOf(DESCRIPTOR, '/remoteEntry.js') };

function page(rendered: object | undefined): string {
  return `<script id="page-data">${JSON.stringify({ rendered })}</script>`;
}

test.each([
  [
    'a page that the server has rendered',
    '/lookbook/1',
    { versions: { 'mf-lookbook': 'x' } },
    false,
  ],
  ['a page of the remote without its content', '/lookbook/1?a=b', { versions: {} }, true],
  ['a page of which not even the layout was rendered', '/lookbook/1', undefined, true],
  ['a protected page', '/lookbook/own', { versions: {} }, false],
  ['a page of another remote', '/products', { versions: {} }, false],
])('%s', (_, address, rendered, isLeft) => {
  expect(isLeftToBrowser(page(rendered), REMOTE, address)).toBe(isLeft);
});
