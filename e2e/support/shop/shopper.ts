import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '@storefront/host/contracts';
import type { Product } from '@storefront/host/contracts/api';
import type { ApiClient } from '../api/api-client';
import { valuesOf, type Catalogue } from '../api/catalogue-finder';
import type { Customer } from '../api/customers';

/** The fixtures with which a shopper's order is created. */
export interface ShopperFixtures {
  api: ApiClient;
  catalogue: Catalogue;
  customer: Customer;
}

/** A cart line as the shop stores it; see docs/contracts/storage.md. */
export interface StoredLine {
  id: string;
  name: string;
  price: number;
  quantity: number;
  image: string;
  sizes: string[];
  colors: string[];
  selectedSize?: string;
  selectedColor?: string;
}

/** The cart line of a product. */
export function cartLine(
  product: Product,
  chosen: Partial<Pick<StoredLine, 'quantity' | 'selectedSize' | 'selectedColor'>> = {},
): StoredLine {
  return {
    id: product.id,
    name: product.title,
    price: product.discountedPrice ?? product.regularPrice ?? 0,
    quantity: 1,
    image: product.imgUrl,
    sizes: valuesOf(product, 'size'),
    colors: valuesOf(product, 'color'),
    ...chosen,
  };
}

type StorageKey = keyof typeof STORAGE_KEYS;

/** Fills the browser's storage before any page of the shop is opened. */
export async function startWithStorage(
  page: Page,
  entries: Partial<Record<StorageKey, string>>,
  origin = '',
): Promise<void> {
  await openWithoutScripts(page, origin);
  for (const [key, value] of Object.entries(entries)) await store(page, key as StorageKey, value);
}

/** Empties the browser's storage, which ends the session on this device; leaves no page of the shop open. */
export async function clearStorage(page: Page): Promise<void> {
  // A running page would go on to send requests, without the token.
  await openWithoutScripts(page);
  await page.evaluate(() => localStorage.clear());
}

/** Opens an address of the shop's origin at which none of its scripts run. */
async function openWithoutScripts(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/healthz`);
}

/** Fills the browser's storage with a session, and with a cart if one is given. */
export async function startSignedIn(
  page: Page,
  { token }: Pick<Customer, 'token'>,
  cart: StoredLine[] = [],
  origin = '',
): Promise<void> {
  await startWithStorage(page, { authToken: token, cart: JSON.stringify(cart) }, origin);
}

/** Writes an entry of the browser's storage, as another tab would. */
export function store(page: Page, key: StorageKey, value: string): Promise<void> {
  return page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    STORAGE_KEYS[key],
    value,
  ] as const);
}

/** The entry of the browser's storage under a key. */
export function stored(page: Page, key: StorageKey): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), STORAGE_KEYS[key]);
}

/** The lines of the stored cart; null without one. A page shows a change a moment before it is stored. */
export async function storedCart(page: Page): Promise<unknown> {
  return JSON.parse((await stored(page, 'cart')) ?? 'null') as unknown;
}
