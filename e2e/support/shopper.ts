import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '@storefront/shared/contracts';
import type { ApiProduct, Customer, Shopper } from './api';
import { valuesOf } from './tested-catalogue';

/** Somebody whom the shop has never seen. */
export function newShopper(): Shopper {
  return {
    firstName: 'Meera',
    lastName: 'Iyer',
    email: `meera.${randomUUID()}@example.com`,
    password: 'correct-horse',
    phone: `+919${randomInt(100_000_000, 1_000_000_000)}`,
  };
}

/** A line of the cart as the shop keeps it. */
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

/** The line that a product becomes in the cart. */
export function cartLine(
  product: ApiProduct,
  chosen: Partial<Pick<StoredLine, 'quantity' | 'selectedSize' | 'selectedColor'>> = {},
): StoredLine {
  return {
    id: product.id,
    name: product.title,
    price: product.discountedPrice ?? product.regularPrice,
    quantity: 1,
    image: product.imgUrl,
    sizes: valuesOf(product, 'size'),
    colors: valuesOf(product, 'color'),
    ...chosen,
  };
}

/** Puts entries into the browser's storage before any page of the shop is opened. */
export async function startWithStorage(
  page: Page,
  entries: Record<string, string>,
  origin = '',
): Promise<void> {
  // An address of the shop's origin on which none of its code runs.
  await page.goto(`${origin}/healthz`);
  await page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, entries);
}

/** Lets the browser start signed in, with a cart if one is given. */
export async function startSignedIn(
  page: Page,
  { token }: Pick<Customer, 'token'>,
  cart: StoredLine[] = [],
  origin = '',
): Promise<void> {
  const entries = {
    [STORAGE_KEYS.authToken]: token,
    [STORAGE_KEYS.cart]: JSON.stringify(cart),
  };
  await startWithStorage(page, entries, origin);
}

/** What the browser's storage holds under a key. */
export function stored(page: Page, key: keyof typeof STORAGE_KEYS): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), STORAGE_KEYS[key]);
}
