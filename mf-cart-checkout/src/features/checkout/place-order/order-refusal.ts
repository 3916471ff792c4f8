import { formatRupees } from '@storefront/shared/format/money';
import type { ConflictingProduct as ApiConflictingProduct } from '@storefront/shared/contracts/api';
import { ADDRESS_FIELDS } from '@storefront/shared/forms/address/address-rules';
import type { CartLine, HttpError } from '@storefront/shared/host';
import {
  listOrEmpty,
  objectOrEmpty,
  readNumber,
  readPositive,
  readText,
  type ResponseObject,
} from '@storefront/shared/response/read-response';
import type { FieldErrors } from '../shipping/shipping-address';

/** Why the server refused an order. */
export type OrderRefusal =
  /** Products have sold out or changed (CHK-07). */
  | { kind: 'conflict'; message: string; products: RefusedProduct[] }
  /** The shopper has the maximum number of unpaid orders, or tries too often (CHK-13). */
  | { kind: 'limit'; message: string }
  /** The shop doesn't accept orders at the moment (CHK-12). */
  | { kind: 'unavailable'; message: string };

/** A product that sold out or changed, and why it can't be ordered as the refused lines had it. */
interface RefusedProduct extends Pick<ApiConflictingProduct, 'id' | 'title'> {
  reason: string;
}

/** What the response says of such a product; values that it omits are undefined. */
interface ConflictingProduct extends Pick<ApiConflictingProduct, 'id' | 'title'> {
  available: number | undefined;
  /** In rupees; null if it can't be bought any more. */
  price: number | null | undefined;
}

/**
 * Parses the response to a refused order of these lines: a 409, or a 429 or 503 with a message; undefined for
 * others. Besides the products that the server names, those with another price than their line conflict.
 */
export function parseOrderRefusal(error: HttpError, lines: CartLine[]): OrderRefusal | undefined {
  const { body, serverMessage: message, status } = error;
  if (status === 503 && message !== undefined) return { kind: 'unavailable', message };
  if (status === 429 && message !== undefined) return { kind: 'limit', message };
  if (status !== 409) return undefined;
  return {
    kind: 'conflict',
    message: message ?? 'Some items in your cart have changed.',
    products: readConflicts(objectOrEmpty(body), lines).map((product) => ({
      id: product.id,
      title: product.title,
      reason: describeConflict(product, lines),
    })),
  };
}

/** The address field or GSTIN that the server refused with 400, with its message (CHK-14); may be empty. */
export function parseFieldErrors({ status, body, serverMessage }: HttpError): FieldErrors {
  const field = readText(objectOrEmpty(body).field);
  const name =
    field === 'buyerGstin'
      ? field
      : ADDRESS_FIELDS.find((candidate) => field === `shippingAddress/${candidate}`);
  if (status !== 400 || name === undefined || serverMessage === undefined) return {};
  return { [name]: serverMessage };
}

/** Why a product can't be ordered as these lines have it. */
function describeConflict(product: ConflictingProduct, lines: CartLine[]): string {
  const ownLines = lines.filter(({ id }) => id === product.id);
  const wanted = ownLines.reduce((sum, { quantity }) => sum + quantity, 0);
  const { available, price } = product;
  const reasons: string[] = [];
  if (price === null) return 'no longer available';
  if (available === 0) reasons.push('sold out');
  else if (available !== undefined && available < wanted) reasons.push(`only ${available} left`);
  if (price !== undefined && ownLines.some((line) => line.price !== price)) {
    reasons.push(`now ${formatRupees(price)}`);
  }
  return reasons.length > 0 ? reasons.join(', ') : 'no longer available as chosen';
}

function readConflicts({ products, items }: ResponseObject, lines: CartLine[]) {
  const named = listOrEmpty(products).flatMap((entry) => readProduct(objectOrEmpty(entry), lines));
  const repriced = listOrEmpty(items)
    .map(objectOrEmpty)
    .flatMap(({ productId: id, productTitle: title, price }) =>
      readProduct({ id, title, price }, lines),
    )
    .filter(({ id, price }) => lines.some((line) => line.id === id && line.price !== price));
  const conflicts = [...named, ...repriced];
  return conflicts.filter(
    ({ id }, index) => conflicts.findIndex((other) => other.id === id) === index,
  );
}

/** A product by the name that the shopper knows it by. */
function readProduct(
  { id: sentId, title, ...product }: ResponseObject,
  lines: CartLine[],
): ConflictingProduct[] {
  const id = readText(sentId);
  if (id === undefined) return [];
  const name = lines.find((line) => line.id === id)?.name ?? readText(title) ?? id;
  const price = product.price === null ? null : readPositive(product.price);
  return [{ id, title: name, available: readNumber(product.available), price }];
}
