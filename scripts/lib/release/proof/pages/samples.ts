import { apiPaths, LIMITS } from '@storefront/host/contracts';
import type {
  CollectionPages,
  Order,
  Product,
  ProductList,
  StoreInfo,
} from '@storefront/host/contracts/api';

/** A value for a page's address, and what is special about it. */
interface Sample {
  path: string;
  title: string;
}

/** What the shop has today, for the addresses of the pages that are tried. */
export interface Samples {
  products: Sample[];
  categories: Sample[];
  /** None if the shop's server has no pages of collections. */
  collections: Sample[];
  searches: Sample[];
  /** Orders of the account with which pages are tried; none if there is no such account. */
  orders: Sample[];
  /** Addresses that visitors opened lately: path and declared query parameters. */
  recent: string[];
}

/** Time for a call of the API, in milliseconds. */
const API_TIMEOUT = 10_000;

/** Pages of products that are read, among which those of each kind are found. */
const READ_PAGES = 3;

/** Reads samples from the API at this address, which includes the prefix. Throws if it doesn't respond. */
export async function readSamples(
  apiUrl: string,
  token: string | undefined,
  recent: string[],
): Promise<Samples> {
  const read = async <Body>(path: string): Promise<Body> => {
    const response = await fetch(apiUrl + path, {
      signal: AbortSignal.timeout(API_TIMEOUT),
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    });
    if (!response.ok) throw new Error(`${apiUrl}${path} responds with ${response.status}.`);
    return (await response.json()) as Body;
  };
  const list = (query: string) =>
    read<ProductList>(`${apiPaths.products}?limit=${LIMITS.pageSizeMax}${query}`);
  const pages = Array.from({ length: READ_PAGES }, (_, index) => list(`&page=${index + 1}`));
  const readCollections = () =>
    read<CollectionPages>(apiPaths.collections).catch((): CollectionPages => ({ data: [] }));
  const [lists, onSale, { categories = [] }, collections, orders] = await Promise.all([
    Promise.all(pages),
    list('&onSale=true'),
    read<Partial<StoreInfo>>(apiPaths.storeInfo),
    readCollections(),
    token === undefined ? [] : read<Order[]>(apiPaths.orders),
  ]);
  const all = lists.flatMap(({ data }) => data);
  const category = categories[0];
  const word = all[0]?.title.split(' ').at(-1);
  return {
    products: productSamples(all, onSale.data),
    categories: [
      ...(category === undefined ? [] : [{ path: category.toLowerCase(), title: 'a category' }]),
      { path: 'no-such-category', title: 'an empty category' },
    ],
    collections: collections.data
      .slice(0, 1)
      .map(({ slug }) => ({ path: slug, title: 'a collection' })),
    searches: [
      ...(word === undefined ? [] : [{ path: word.toLowerCase(), title: 'a search' }]),
      { path: 'zzqqxxy', title: 'a search without results' },
    ],
    orders: orders.slice(0, 1).map(({ id }) => ({ path: id, title: 'an order' })),
    recent,
  };
}

/** A product of each kind that the shop has: they are shown in different ways. */
function productSamples(all: Product[], onSale: Product[]): Sample[] {
  const longest = [...all].sort((a, b) => b.title.length - a.title.length);
  const kinds: [string, Product | undefined][] = [
    ['a product on sale', onSale[0]],
    ['a product that is sold out', all.find(({ stock }) => stock?.total === 0)],
    ['a product in one size', all.find((product) => sizesOf(product) === 1)],
    ['a product in several sizes', all.find((product) => sizesOf(product) > 1)],
    ['a product with a long name', longest[0]],
  ];
  const found = new Map<string, Sample>();
  for (const [title, product] of kinds) {
    if (product && !found.has(product.id)) found.set(product.id, { path: product.id, title });
  }
  return [...found.values()];
}

function sizesOf({ attributes }: Product): number {
  return attributes.find(({ key }) => key.toLowerCase() === 'size')?.value.length ?? 0;
}
