import { screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createStore } from 'zustand/vanilla';
import type { ShippingRate } from '@storefront/host/contracts/api';
import type { CartLine, CartState } from '@storefront/host';
import { parseStoreInfo } from '@storefront/host/shop/store/store-info';
import {
  createTestHost,
  type RecordedCommand,
} from '@storefront/remote-kit/testing/create-test-host';
import { renderRoute } from '@storefront/remote-kit/testing/render-route';
import routes from '../exposed/routes';
import { clearAddressDraft } from '../features/checkout/shipping/address-draft';
import { cartLine } from './cart-line';

interface CheckoutOptions {
  lines?: CartLine[];
  /** Responses to POST /orders, one for each call. */
  responses?: unknown[];
  exchangeRates?: { USD?: number };
  /** The store's shipping rate; none by default. */
  shipping?: ShippingRate;
  /** Keeps the address draft of the checkout that was opened before. */
  keepAddressDraft?: boolean;
  /** The address book; by default the API has none. */
  addresses?: object[];
  /** The response to GET /products, by which the bag is checked; by default it fails. */
  products?: unknown;
  account?: object;
  /** The response to GET /delivery; by default the API has none. */
  delivery?: unknown;
  /** The response to POST /addresses. */
  saved?: unknown;
  /** True for a screen as small as a phone's. */
  small?: boolean;
}

/** Opens the checkout with a fake shell that empties the cart once an order is placed. */
export async function openCheckout({
  lines = [cartLine({ quantity: 2 })],
  responses = [{ id: 'A1B2-C3D4-E5F6', total: 2999 }],
  exchangeRates = { USD: 0.012 },
  shipping,
  addresses,
  products,
  account,
  delivery,
  saved,
  small = false,
  keepAddressDraft = false,
}: CheckoutOptions = {}) {
  if (!keepAddressDraft) clearAddressDraft();
  // jsdom has no `matchMedia`.
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: small }) });
  const responsesLeft = [...responses];
  const { host, calls, commands } = createTestHost({
    responses: {
      'POST /orders': () => responsesLeft.shift(),
      'GET /products': products,
      'GET /addresses': addresses && { data: addresses },
      'GET /accountInfo': account,
      'GET /delivery': delivery,
      'POST /addresses': saved,
    },
    storeInfo: {
      status: 'loaded',
      info: parseStoreInfo({ exchangeRates, shipping }),
      error: undefined,
    },
  });
  const cart = createStore<CartState>(() => ({ lines }));
  const placed: string[] = [];
  host.bus.on('order.placed', ({ orderId }) => {
    placed.push(orderId);
    cart.setState({ lines: [] });
  });
  const keys: unknown[] = [];
  const view = await renderRoute(routes.checkout, {
    host: {
      ...host,
      cart,
      http: {
        ...host.http,
        post(path, body, options) {
          keys.push(options?.headers?.['Idempotency-Key']);
          return host.http.post(path, body, options);
        },
      },
    },
    path: '/checkout',
  });
  const loading = () => screen.queryByText('Loading the checkout');
  await waitFor(() => expect(loading()).not.toBeInTheDocument());
  return {
    ...view,
    host,
    posts: () => calls.filter(({ method }) => method === 'POST'),
    cart,
    commands,
    keys,
    placed,
    user: userEvent.setup(),
  };
}

/** A text field of the form, once it is shown. Queries by role are ten times slower in jsdom. */
export const field = (name: string) => screen.findByLabelText(name);

/** Fills in the whole form. */
export async function fillIn(user: UserEvent) {
  const texts = {
    'Full name': ' Asha Rao ',
    Address: '12 MG Road',
    City: 'Bengaluru',
    'Postal code (PIN)': '560 001',
    Phone: '98765 43210',
  };
  for (const [name, text] of Object.entries(texts)) {
    await user.click(await field(name));
    await user.paste(text);
  }
  await user.selectOptions(screen.getByLabelText('State'), 'Karnataka');
}

/** The submit button. */
export const placeOrder = () => screen.getByRole('button', { name: 'Place Order' });

/** The toasts that were shown. */
export const toasts = (commands: RecordedCommand[]) =>
  commands.filter(({ name }) => name === 'toast.show').map(({ payload }) => payload);

/** The toast of an order that wasn't placed (CHK-07). */
export const orderFailed = {
  title: 'Error placing order: Please try again later.',
  tone: 'destructive',
};
