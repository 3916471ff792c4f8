import { screen, waitFor, within } from '@testing-library/react';
import { createTestHost, type RecordedCall } from '@storefront/remote-kit/testing/create-test-host';
import { renderRoute } from '@storefront/remote-kit/testing/render-route';
import routes from '../exposed/routes';
import { productResponse, productResponses } from './product-response';

type Setup = NonNullable<Parameters<typeof createTestHost>[0]>;

/** True for the call that fetches the products whose sub-categories are offered. */
export function isSubCategoryRequest(call: RecordedCall) {
  return call.params?.limit === 100;
}

/** Responds with `count` of `total` products, and with two sub-categories. */
export function listOf(total: number, count = Math.min(total, 12)) {
  return (call: RecordedCall): unknown =>
    isSubCategoryRequest(call)
      ? {
          data: [
            productResponse('g1', { parentCategory: 'Women' }),
            productResponse('g2', { parentCategory: 'Men' }),
            productResponse('g3', { parentCategory: 'Women' }),
          ],
          count: 3,
        }
      : { data: productResponses(count), count: total };
}

/** Opens the listing; its loader may still be waiting for the API. */
export async function startListing(
  search: string,
  products: unknown = listOf(30),
  setup: Setup = {},
) {
  const test = createTestHost({ responses: { 'GET /products': products }, ...setup });
  const view = await renderRoute(routes.products, {
    host: test.host,
    path: '/products',
    at: `/products${search}`,
  });
  return { ...test, ...view };
}

/** Opens the listing and waits until it has loaded. */
export async function openListing(...args: Parameters<typeof startListing>) {
  const test = await startListing(...args);
  await waitFor(() => expect(test.router.state.initialized).toBe(true));
  await waitFor(() => expect(screen.queryByRole('list', { busy: true })).not.toBeInTheDocument());
  return test;
}

/** The links to the other pages of the list. */
export function pagination() {
  return within(screen.getByRole('navigation', { name: 'Pagination' }));
}
