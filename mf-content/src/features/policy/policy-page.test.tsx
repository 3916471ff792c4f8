import type { PolicySlug } from '@storefront/host/contracts';
import { HttpError } from '@storefront/host';
import { createTestHost } from '@storefront/remote-kit/testing/create-test-host';
import { renderRoute } from '@storefront/remote-kit/testing/render-route';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../../remote';
import routes from '../../exposed/routes';
import { loadedStore, storeResponse, unreachableStore } from '../../testing/store-info';

function open(slug: PolicySlug, more: Record<string, unknown> = {}) {
  const { host } = createTestHost({ storeInfo: loadedStore(more) });
  return renderRoute(routes[slug], { host, path: remote.routes[slug].path });
}

test.each([
  ['terms', '/terms', 'Terms & Conditions'],
  ['privacy', '/privacy', 'Privacy Policy'],
  ['refund', '/refund', 'Refund Policy'],
  ['return', '/return', 'Return Policy'],
  ['shipping', '/shipping', 'Shipping Policy'],
  ['about', '/about', 'About Us'],
] as const)(
  '[CONT-01] %s shows the store’s text at %s with the heading %s',
  async (slug, path, title) => {
    await open(slug, { policies: { [slug]: '<p>Written by <b>{{ companyName }}</b></p>' } });
    expect(remote.routes[slug].path).toBe(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText('Maison Test Pvt Ltd')).toBeVisible();
  },
);

test('[CONT-01] a heading in the store’s text replaces the page’s own', async () => {
  await open('terms', { policies: { terms: '<h1>House Rules</h1><h1>More</h1>' } });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('House Rules');
});

/** Opens the terms with store information that lacks the policies. */
function openWithoutPolicies(response: unknown) {
  const { info, ...state } = loadedStore();
  const storeInfo = { ...state, info: info && { ...info, policies: undefined } };
  const { host } = createTestHost({ storeInfo, responses: { 'GET /storeInfo': response } });
  return renderRoute(routes.terms, { host, path: '/terms' });
}

test('[CONT-01] policies that the page’s store information lacks are fetched', async () => {
  await openWithoutPolicies(storeResponse({ policies: { terms: 'Welcome' } }));
  expect(await screen.findByText('Welcome')).toBeVisible();
});

test('policies that cannot be fetched are a failure', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await openWithoutPolicies(new HttpError('Bad Gateway', { status: 502 }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'An error occurred while loading store information.',
  );
  jest.restoreAllMocks();
});

test('[CONT-01] a policy without a text from the store shows the company’s details', async () => {
  await open('refund');
  expect(await screen.findByRole('heading', { level: 1, name: 'Refund Policy' })).toBeVisible();
  expect(screen.getByText(/care@maison\.test/)).toHaveTextContent('12 Linking Road, Mumbai 400050');
});

test('[CONT-02] a script in a policy or in the company’s details never runs', async () => {
  await open('terms', {
    companyName: '<img src=x onerror="alert(1)">',
    policies: {
      terms: '<script>alert(1)</script><p onclick="alert(1)">{{companyName}}</p>',
    },
  });
  const text = await screen.findByText('<img src=x onerror="alert(1)">');
  expect(text).not.toHaveAttribute('onclick');
  expect(document.querySelector('script, img')).toBeNull();
});

test('a store that cannot be reached shows a failure, and the policy after a retry', async () => {
  const { host, commands } = createTestHost({
    storeInfo: unreachableStore,
    replies: {
      'store-info.refresh': () => {
        Object.assign(host.storeInfo.getState(), loadedStore({ policies: { terms: 'Welcome' } }));
      },
    },
  });
  await renderRoute(routes.terms, { host, path: '/terms' });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'An error occurred while loading store information.',
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Terms & Conditions');

  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Welcome')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(commands).toContainEqual({ name: 'store-info.refresh', payload: undefined });
});

const LONG = ['Cost', 'Delivery', 'Parcels', 'Returns'].map((title) => `<h2>${title}</h2><p>…</p>`);

test('a long policy has a table of contents with links to its sections', async () => {
  await open('shipping', { policies: { shipping: LONG.join('') } });
  const contents = await screen.findByRole('navigation', { name: 'On this page' });
  const [first] = within(contents).getAllByRole('link');
  expect(first).toHaveTextContent('Cost');
  expect(first).toHaveAttribute('href', '#section-cost');
  expect(screen.getByRole('heading', { level: 2, name: 'Cost' })).toHaveAttribute(
    'id',
    'section-cost',
  );
});

test('a short policy and the about page have no table of contents', async () => {
  const { unmount } = await open('shipping', { policies: { shipping: LONG.slice(1).join('') } });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  unmount();

  await open('about', { policies: { about: LONG.join('') } });
  await screen.findByRole('heading', { level: 1, name: 'About Us' });
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('every policy links to the contact page', async () => {
  await open('privacy');
  expect(await screen.findByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'href',
    '/contact',
  );
});
