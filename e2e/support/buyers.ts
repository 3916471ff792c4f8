import { API_PREFIX, apiPaths } from '@storefront/shared/contracts';
import { ADDRESS, type Customer } from './api';
import { newShopper } from './shopper';

/** An answer of an API of a test's own. */
export interface Told<Body> {
  status: number;
  body: Body;
}

/** An order as such an API gives it, as far as the tests read it. */
export interface OrderTold {
  id: string;
  status: number;
  total: number;
  refundDue: boolean;
  items: { productId: string; quantity: number }[];
}

/** A 409 of POST /orders, as far as the tests read it. */
export interface ConflictTold {
  error: string;
  products: { id: string; title: string; available: number }[];
}

interface Sent {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Calls an API at an origin; rejects where nothing answers. */
export async function callAt<Body>(
  origin: string,
  path: string,
  { token, body, headers }: Sent = {},
): Promise<Told<Body>> {
  const response = await fetch(origin + API_PREFIX + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Body };
}

/** A shopper with an account there. */
export async function customerAt(origin: string): Promise<Customer> {
  const shopper = newShopper();
  const { email, password, firstName, lastName } = shopper;
  await callAt(origin, apiPaths.register, { body: { email, password, firstName, lastName } });
  const { body } = await callAt<{ token: string }>(origin, apiPaths.authorize, {
    body: { email, password },
  });
  return { ...shopper, token: body.token };
}

/** Orders one piece; the same key is the same order. */
export function orderAt<Body = OrderTold>(
  origin: string,
  { token, firstName, lastName, phone }: Customer,
  productId: string,
  key: string,
): Promise<Told<Body>> {
  const shippingAddress = { fullName: `${firstName} ${lastName}`, ...ADDRESS, phone };
  const body = { products: { [productId]: 1 }, shippingAddress };
  return callAt<Body>(origin, apiPaths.orders, {
    token,
    body,
    headers: { 'Idempotency-Key': key },
  });
}

/** All orders of a shopper. */
export async function ordersAt(origin: string, { token }: Customer): Promise<OrderTold[]> {
  return (await callAt<OrderTold[]>(origin, apiPaths.orders, { token })).body;
}

interface StockTold {
  stock: { total: number; variants: { quantity: number }[] };
}

/** How many pieces of a product are left, over all its sizes and colours, and the least of one. */
export async function stockAt(
  origin: string,
  productId: string,
): Promise<{ total: number; least: number }> {
  const { body } = await callAt<StockTold>(origin, apiPaths.product(productId));
  const quantities = body.stock.variants.map(({ quantity }) => quantity);
  return { total: body.stock.total, least: Math.min(...quantities) };
}

/** How many pieces these orders are of. */
export function piecesIn(orders: readonly OrderTold[]): number {
  return orders.flatMap(({ items }) => items).reduce((sum, { quantity }) => sum + quantity, 0);
}
