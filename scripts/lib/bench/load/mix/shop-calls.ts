import { API_PREFIX, apiPaths, LIMITS, pagePaths } from '@storefront/host/contracts';
import searches from '../../../../../api/src/modules/products/search/relevance.json' with { type: 'json' };
import { readCatalogue } from '../../../../../api/src/demo/catalogue/catalogue';
import { ApiClient } from '../../../../../e2e/support/api/api-client';
import { forwardedForHeader } from '../../../../../e2e/support/shop/visitors';
import { DEMO } from '../../../../../e2e/support/shop/demo-products';
import { copyId } from '../fill-catalogue';

/** A shop whose catalogue was filled with copies of the demo's. */
export interface MixedShop {
  /** The origins of its page servers, and of its APIs. */
  pages: readonly string[];
  apis: readonly string[];
  /** Its products. */
  products: number;
}

/** What visitors request. */
export type CallName =
  | 'listing page'
  | 'product page'
  | 'search'
  | 'facets'
  | 'cart page'
  | 'order'
  | 'payment'
  | 'approval';

/** Choices of facets, each requested with a highest price of its own. */
const CHOICES = [
  '',
  '&sort=price-asc',
  '&size=M',
  '&color=black,navy',
  '&onSale=true',
  '&inStock=true',
];

/** How most visits are to few products: the third power leaves half of them to an eighth. */
const SKEW = 3;

/** Rupees from which highest prices are counted up, so that no listing is requested twice. */
const FIRST_PRICE = 9_000;

let listings = 0;

/** The calls of one visitor, who has an account and gets one of the page servers and APIs. */
export async function createShopCalls(
  { pages, apis, products }: MixedShop,
  visitor: number,
): Promise<Record<CallName, () => Promise<void>>> {
  const page = pages[visitor % pages.length] ?? '';
  const api = apis[visitor % apis.length] ?? '';
  const headers = {
    // As browsers do: the page server keeps its pages compressed.
    'accept-encoding': 'br',
    // From an address of their own: orders from one address are placed one after the other.
    ...forwardedForHeader(visitor + 1),
  };
  const client = new ApiClient(api, undefined, headers);
  const customer = await client.register();
  const demo = readCatalogue();
  const categories = [...new Set(demo.map(({ category }) => category))];
  const queries = Object.keys(searches);
  let orderId = '';
  let reference = '';

  const getPage = (path: string) => get(page + path, headers);
  const getProducts = (query: string) => {
    listings += 1;
    return get(
      `${api}${API_PREFIX}${apiPaths.products}?${query}&priceMax=${FIRST_PRICE + listings}`,
      headers,
    );
  };

  return {
    'listing page': () =>
      getPage(`${pagePaths.category(anyOf(categories))}&page=${1 + any(3, SKEW)}`),
    'product page': () => {
      const index = any(products, SKEW);
      const { id = '' } = demo[index % demo.length] ?? {};
      return getPage(pagePaths.product(copyId(id, Math.floor(index / demo.length))));
    },
    search: () => getProducts(`q=${encodeURIComponent(anyOf(queries))}`),
    facets: () =>
      getProducts(
        `page=1&limit=${LIMITS.pageSize}&category=${anyOf(categories).toLowerCase()}&facets=true${anyOf(CHOICES)}`,
      ),
    'cart page': () => getPage(pagePaths.cart),
    async order() {
      const copy = any(Math.floor(products / demo.length));
      orderId = (await client.placeOrder(customer, copyId(DEMO.oneSize, copy))).id;
    },
    async payment() {
      const fields = { method: 'upi_qr', payerName: 'Meera Iyer', payerPhone: customer.phone };
      const { action } = await client.pay(customer, { orderId, fields });
      reference = new URL(action?.qr ?? '').searchParams.get('tr') ?? '';
    },
    async approval() {
      const body = new URLSearchParams({ decision: 'approve' });
      const url = `${api}/sandbox/pay/${reference}`;
      const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual' });
      await response.arrayBuffer();
      if (response.status !== 303) throw new Error(`${url} responded with ${response.status}.`);
    },
  };
}

async function get(url: string, headers: Record<string, string>): Promise<void> {
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} responded with ${response.status}.`);
}

/** A whole number from 0 to below `count`; with a skew above 1, small ones are likelier. */
function any(count: number, skew = 1): number {
  return Math.floor(count * Math.random() ** skew);
}

function anyOf(values: readonly string[]): string {
  return values[any(values.length)] ?? '';
}
