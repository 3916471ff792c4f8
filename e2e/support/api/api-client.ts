import { setTimeout as wait } from 'node:timers/promises';
import { API_PREFIX, apiPaths, LIMITS } from '@storefront/host/contracts';
import type {
  AuthorizeResponse,
  MessageChoiceRequest,
  Order,
  OrderConflict,
  OrderRequest,
  OrderRequestItem,
  PaymentRequest,
  PaymentResponse,
  Product,
  ProductList,
  StoreInfo,
} from '@storefront/host/contracts/api';
import { ADDRESS, newShopper, type Customer, type Shopper } from './customers';
import type { RateLimits } from './rate-limits';

/** A response of the API, whatever its status. */
interface ApiResponse<Body> {
  status: number;
  body: Body;
}

interface RequestOptions {
  token?: string;
  /** Sent as JSON by POST; a string is sent unchanged. Without a body the request is a GET. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** Calls an API without the browser, to create what a test needs and to check what it did. */
export class ApiClient {
  readonly origin: string;
  readonly #limits: RateLimits | undefined;
  readonly #headers: Record<string, string>;

  /** `limits` records the rate-limit headers of the responses; `headers` are sent with each request. */
  constructor(origin: string, limits?: RateLimits, headers: Record<string, string> = {}) {
    this.origin = origin;
    this.#limits = limits;
    this.#headers = headers;
  }

  /** Creates an account for a shopper and signs them in. */
  async register(shopper: Shopper = newShopper()): Promise<Customer> {
    const { email, password, firstName, lastName } = shopper;
    await this.#fetch(apiPaths.register, { body: { email, password, firstName, lastName } });
    const { token } = await this.#fetch<AuthorizeResponse>(apiPaths.authorize, {
      body: { email, password },
    });
    return { ...shopper, token };
  }

  async signOut(token: string): Promise<void> {
    await this.#fetch(apiPaths.logout, { token, body: '' });
  }

  storeInfo(): Promise<StoreInfo> {
    return this.#fetch(apiPaths.storeInfo);
  }

  product(id: string): Promise<Product> {
    return this.#fetch(apiPaths.product(id));
  }

  /** What a value of a product, such as a colour, is called in a language. */
  async labelOf(id: string, value: string, language: string): Promise<string> {
    const headers = { 'Accept-Language': language };
    const { labels } = await this.#fetch<Product>(apiPaths.product(id), { headers });
    const label = labels?.[value];
    if (label === undefined) throw new Error(`"${value}" has no label in ${language}.`);
    return label;
  }

  /** The products related to a product, the best match first. */
  async related(id: string): Promise<Product[]> {
    const { data } = await this.#fetch<{ data: Product[] }>(apiPaths.relatedProducts(id));
    return data;
  }

  /** The first products of a category, in the order of its list. */
  async productsOf(category: string): Promise<Product[]> {
    const query = new URLSearchParams({
      category: category.toLowerCase(),
      limit: String(LIMITS.pageSizeMax),
    });
    const { data } = await this.#fetch<ProductList>(`${apiPaths.products}?${query}`);
    return data;
  }

  /** How many units of a product are left: in total, and of the variant with the fewest. */
  async stock(productId: string): Promise<{ total: number; least: number }> {
    const { stock } = await this.product(productId);
    const quantities = (stock?.variants ?? []).map(({ quantity }) => quantity);
    return { total: stock?.total ?? 0, least: Math.min(...quantities) };
  }

  order(id: string, token: string): Promise<Order> {
    return this.#fetch(apiPaths.order(id), { token });
  }

  /** All orders of a customer, the newest first. */
  orders({ token }: Customer): Promise<Order[]> {
    return this.#fetch(apiPaths.orders, { token });
  }

  /** Places an unpaid order of one unit, with codes if there are any. */
  placeOrder(customer: Customer, productId: string, couponCodes?: string[]): Promise<Order> {
    const { token, body } = orderOf(customer, productId);
    return this.#fetch(apiPaths.orders, { token, body: { ...body, couponCodes } });
  }

  /** Places an unpaid order of these lines. */
  placeOrderOf(customer: Customer, items: OrderRequestItem[]): Promise<Order> {
    const products = Object.fromEntries(
      items.map(({ productId, quantity }) => [productId, quantity]),
    );
    const { token, body } = orderOf(customer, '');
    return this.#fetch(apiPaths.orders, { token, body: { ...body, products, items } });
  }

  /** Adds the address to which all test orders go to the customer's address book. */
  async saveAddress({ token, ...customer }: Customer): Promise<void> {
    const body = { ...orderOf({ token, ...customer }, '').body.shippingAddress, label: 'Home' };
    await this.#fetch(apiPaths.addresses, { token, body });
  }

  /** Agrees to text messages about orders to the customer's number. */
  async agreeToMessages({ token, phone }: Customer): Promise<void> {
    const body: MessageChoiceRequest = {
      phone,
      channel: 'sms',
      wanted: true,
      page: 'account',
      words: 'Updates on my orders by text message',
    };
    await this.#fetch(apiPaths.messageChoices, { token, body });
  }

  /** Tries to place an order of one unit, which may be refused; requests with the same key are one order. */
  tryToPlaceOrder(
    customer: Customer,
    productId: string,
    idempotencyKey: string,
  ): Promise<ApiResponse<Order | OrderConflict>> {
    const headers = { 'Idempotency-Key': idempotencyKey };
    return this.#send(apiPaths.orders, { ...orderOf(customer, productId), headers });
  }

  /** Starts the payment of an order. */
  pay({ token }: Customer, payment: PaymentRequest): Promise<PaymentResponse> {
    return this.#fetch(apiPaths.payments, { token, body: payment });
  }

  /** Reports a payment event as the payment provider does; returns the status of the response. */
  async reportPayment(body: string, headers: Record<string, string>): Promise<number> {
    const { status } = await this.#send(apiPaths.paymentCallback, { body, headers });
    return status;
  }

  async #fetch<Body>(path: string, options?: RequestOptions): Promise<Body> {
    const { status, body } = await this.#send<Body>(path, options);
    if (status < 300) return body;
    throw new Error(`${this.origin}${path} responded with ${status}: ${JSON.stringify(body)}`);
  }

  /** Sends a request, and repeats it when a 429 says how long to wait. Rejects without a response. */
  async #send<Body>(path: string, options: RequestOptions = {}): Promise<ApiResponse<Body>> {
    const url = this.origin + API_PREFIX + path;
    for (;;) {
      const response = await fetch(
        url,
        requestOf({ ...options, headers: { ...this.#headers, ...options.headers } }),
      );
      const headers = Object.fromEntries(response.headers);
      this.#limits?.note(url, headers);
      const seconds = headers['retry-after'];
      if (response.status !== 429 || seconds === undefined) {
        const text = await response.text();
        return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as Body };
      }
      await wait(Number(seconds) * 1000);
    }
  }
}

/** How many units these orders contain. */
export function unitsIn(orders: readonly Order[]): number {
  return orders.flatMap(({ items }) => items).reduce((sum, { quantity }) => sum + quantity, 0);
}

function orderOf({ token, firstName, lastName, phone }: Customer, productId: string) {
  const shippingAddress = { fullName: `${firstName} ${lastName}`, ...ADDRESS, phone };
  const body: OrderRequest = { products: { [productId]: 1 }, shippingAddress };
  return { token, body };
}

function requestOf({ token, body, headers }: RequestOptions): RequestInit {
  const sent = new Headers(headers);
  if (token !== undefined) sent.set('Authorization', `Bearer ${token}`);
  if (body === undefined) return { headers: sent };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  if (text !== '') sent.set('Content-Type', 'application/json');
  return { method: 'POST', headers: sent, body: text };
}
