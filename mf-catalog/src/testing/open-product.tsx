import { screen } from '@testing-library/react';
import {
  createTestHost,
  type FakeResponses,
} from '@storefront/remote-kit/testing/create-test-host';
import { renderRoute } from '@storefront/remote-kit/testing/render-route';
import routes from '../exposed/routes';
import { productResponse } from './product-response';

/** Opens the page of the product `jeans-1`, and waits until it has loaded or failed. */
export async function openProduct(response: unknown, others: FakeResponses = {}) {
  const test = createTestHost({ responses: { 'GET /products/jeans-1': response, ...others } });
  const view = await renderRoute(routes.product, {
    host: test.host,
    path: '/product/:id',
    at: '/product/jeans-1',
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...test, ...view };
}

/** The product `jeans-1` in the server's form, with these fields replaced or added. */
export function jeans(fields: Record<string, unknown> = {}) {
  return productResponse('jeans-1', { title: 'Slim Jeans', ...fields });
}

/** A chain in two lengths, of which the longer one is reduced, and in two colours for the longer one. */
export function chain(fields: Record<string, unknown> = {}) {
  const long = { options: { Length: '45 cm' }, size: null };
  return jeans({
    title: 'Fine Chain',
    regularPrice: 1299,
    priceVaries: true,
    options: [{ name: 'Length', values: ['40 cm', '45 cm'] }],
    attributes: [colors('Silver', 'Gold')],
    stock: {
      total: 6,
      variants: [
        { size: null, color: 'Silver', options: { Length: '40 cm' }, quantity: 3 },
        { ...long, color: 'Silver', regularPrice: 1799, discountedPrice: 1499, quantity: 3 },
        { ...long, color: 'Gold', regularPrice: 2499, discountedPrice: null, quantity: 0 },
      ],
    },
    ...fields,
  });
}

/** The attribute that gives a product its sizes. */
export const sizes = (...value: string[]) => ({ key: 'Size', value });

/** The attribute that gives a product its colours. */
export const colors = (...value: string[]) => ({ key: 'Colours', value });
