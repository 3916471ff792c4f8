import type { APIRequestContext, APIResponse } from '@playwright/test';
import { API_PREFIX, apiPaths, LIMITS } from '@storefront/shared/contracts';
import { whenAllowed, type RateLimits } from './rate-limits';
import { API_ORIGIN } from './settings';

/** Who buys; made up anew for each test. */
export interface Shopper {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  phone: string;
}

/** A shopper with an account, and a token to act for them. */
export interface Customer extends Shopper {
  token: string;
}

/** A product as the API gives it, as far as the tests read it. */
export interface ApiProduct {
  id: string;
  title: string;
  imgUrl: string;
  regularPrice: number;
  discountedPrice: number | null;
  parentCategory: string;
  attributes: { key: string; value: string[] }[];
  stock?: {
    total: number;
    /** Of a single product alone. */
    variants?: { size: string | null; color: string | null; quantity: number }[];
  };
}

/** The store information as the API gives it, as far as the tests read it. */
export interface ApiStoreInfo {
  storeName: string;
  companyName: string;
  companyAddress: string;
  companyEmail: string;
  companyPhone: string;
  categories: string[];
  /** HTML by slug, with placeholders. */
  policies: Record<string, string>;
}

/** An order as the API gives it, as far as the tests read it. */
export interface ApiOrder {
  id: string;
  status: number;
  total: number;
}

/** Where the orders of the tests go. */
export const ADDRESS = {
  address: '7 Residency Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  postalCode: '560025',
} as const;

/** Calls the API beside the browser, to make what a test needs. */
export class Api {
  readonly origin = API_ORIGIN;
  readonly #request: APIRequestContext;
  readonly #limits: RateLimits;

  constructor(request: APIRequestContext, limits: RateLimits) {
    this.#request = request;
    this.#limits = limits;
  }

  async register(shopper: Shopper): Promise<Customer> {
    const { email, password, firstName, lastName } = shopper;
    await this.#post(apiPaths.register, { email, password, firstName, lastName });
    const { token } = await this.#post<{ token: string }>(apiPaths.authorize, { email, password });
    return { ...shopper, token };
  }

  async signOut(token: string): Promise<void> {
    const response = await this.#request.post(urlOf(apiPaths.logout), { headers: bearer(token) });
    await requireOk(response);
  }

  storeInfo(): Promise<ApiStoreInfo> {
    return this.#get(apiPaths.storeInfo);
  }

  product(id: string): Promise<ApiProduct> {
    return this.#get(apiPaths.product(id));
  }

  /** The first products of a category, in the order of its list. */
  async productsOf(category: string): Promise<ApiProduct[]> {
    const query = new URLSearchParams({
      category: category.toLowerCase(),
      limit: String(LIMITS.pageSizeMax),
    });
    const { data } = await this.#get<{ data: ApiProduct[] }>(`${apiPaths.products}?${query}`);
    return data;
  }

  order(id: string, token: string): Promise<ApiOrder> {
    return this.#get(apiPaths.order(id), token);
  }

  /** Places an unpaid order of one piece. */
  placeOrder({ token, firstName, lastName, phone }: Customer, productId: string) {
    const shippingAddress = { fullName: `${firstName} ${lastName}`, ...ADDRESS, phone };
    return this.#post<ApiOrder>(
      apiPaths.orders,
      { products: { [productId]: 1 }, shippingAddress },
      token,
    );
  }

  async #get<Answer>(path: string, token?: string): Promise<Answer> {
    const response = await this.#request.get(urlOf(path), { headers: bearer(token) });
    return answerOf<Answer>(response);
  }

  async #post<Answer>(path: string, data: unknown, token?: string): Promise<Answer> {
    const response = await whenAllowed(() =>
      this.#request.post(urlOf(path), { data, headers: bearer(token) }),
    );
    this.#limits.note(response);
    return answerOf<Answer>(response);
  }
}

function urlOf(path: string): string {
  return API_ORIGIN + API_PREFIX + path;
}

function bearer(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { Authorization: `Bearer ${token}` };
}

async function answerOf<Answer>(response: APIResponse): Promise<Answer> {
  await requireOk(response);
  return (await response.json()) as Answer;
}

async function requireOk(response: APIResponse): Promise<void> {
  if (response.ok()) return;
  throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
}
