import { formatRupees } from '@storefront/shared/format/money';
import type { CartLine, HttpError } from '@storefront/shared/host';
import {
  listOrEmpty,
  objectOrEmpty,
  readNumber,
  readPositive,
  readText,
} from '@storefront/shared/shop/read-response';

/** Why an order was refused: the products that have sold out or changed (CHK-07). */
export interface OrderConflict {
  message: string;
  products: ConflictingProduct[];
}

/** A product that sold out or changed; `price` is in rupees, undefined if the response has none. */
export interface ConflictingProduct {
  id: string;
  title: string;
  available: number | undefined;
  price: number | undefined;
}

/** Parses the response to a refused order (409); undefined for any other failure. */
export function parseOrderConflict(error: HttpError): OrderConflict | undefined {
  if (error.status !== 409) return undefined;
  return {
    message: error.serverMessage ?? 'Some items in your cart have changed.',
    products: listOrEmpty(objectOrEmpty(error.body).products).flatMap(readProduct),
  };
}

/** Why a product can't be ordered as the cart holds it. */
export function describeConflict(product: ConflictingProduct, lines: CartLine[]): string {
  const ownLines = lines.filter(({ id }) => id === product.id);
  const wanted = ownLines.reduce((sum, { quantity }) => sum + quantity, 0);
  const { available, price } = product;
  const reasons: string[] = [];
  if (available === 0) reasons.push('sold out');
  else if (available !== undefined && available < wanted) reasons.push(`only ${available} left`);
  if (price !== undefined && ownLines.some((line) => line.price !== price)) {
    reasons.push(`now ${formatRupees(price)}`);
  }
  return reasons.length > 0 ? reasons.join(', ') : 'no longer available as chosen';
}

function readProduct(entry: unknown): ConflictingProduct[] {
  const product = objectOrEmpty(entry);
  const id = readText(product.id);
  const title = readText(product.title) ?? id;
  if (id === undefined || title === undefined) return [];
  const available = readNumber(product.available);
  return [{ id, title, available, price: readPositive(product.price) }];
}
