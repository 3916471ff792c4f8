import { formatRupees } from '@storefront/host/format/money';
import type { ConflictingProduct as ApiConflictingProduct } from '@storefront/host/contracts/api';
import { ADDRESS_FIELDS } from '@storefront/host/validation/address/address-rules';
import type { CartLine, HttpError, LineKey } from '@storefront/host';
import {
  listOrEmpty,
  objectOrEmpty,
  readNumber,
  readPositive,
  readText,
  type ResponseObject,
} from '@storefront/host/response/read-response';
import { type Labelled, readLabels } from '@storefront/host/shop/catalogue/labels';
import { isVariantOf } from '@storefront/host/shop/catalogue/product-offer';
import { parseSelectedOptions } from '@storefront/host/shop/catalogue/product-options';
import { shortVariantLabel } from '@storefront/host/shop/catalogue/variant';
import { t } from '../../../messages/t';
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

/** What the response says of a product, or of one variant of it; values that it omits are undefined. */
interface ConflictingProduct extends LineKey {
  title: string;
  /** The refused lines that have it. */
  lines: CartLine[];
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
    message: message ?? t('Some items in your cart have changed.'),
    products: readConflicts(objectOrEmpty(body), lines).map((product) => ({
      id: product.id,
      title: product.title,
      reason: describeConflict(product),
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

/** Why a product can't be ordered as its lines have it. */
function describeConflict({ lines, available, price }: ConflictingProduct): string {
  const wanted = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const reasons: string[] = [];
  if (price === null) return t('no longer available');
  if (available === 0) reasons.push(t('sold out'));
  else if (available !== undefined && available < wanted)
    reasons.push(t('only {available} left', { available }));
  if (price !== undefined && lines.some((line) => line.price !== price)) {
    reasons.push(t('now {price}', { price: formatRupees(price) }));
  }
  return reasons.length > 0 ? reasons.join(', ') : t('no longer available as chosen');
}

function readConflicts({ products, items }: ResponseObject, lines: CartLine[]) {
  const named = listOrEmpty(products).flatMap((entry) => readProduct(objectOrEmpty(entry), lines));
  const repriced = listOrEmpty(items)
    .map(objectOrEmpty)
    .flatMap((item) =>
      readProduct({ ...item, id: item.productId, title: item.productTitle }, lines),
    )
    .filter(({ price, lines: own }) => own.some((line) => line.price !== price));
  const conflicts = [...named, ...repriced];
  return conflicts.filter(
    (conflict, index) => conflicts.findIndex((other) => canBeSame(other, conflict)) === index,
  );
}

/** A product, or the variant that the response names, as the shopper knows it. */
function readProduct(product: ResponseObject, lines: CartLine[]): ConflictingProduct[] {
  const id = readText(product.id);
  if (id === undefined) return [];
  const key = {
    id,
    selectedSize: readText(product.selectedSize),
    selectedColor: readText(product.selectedColor),
    selectedOptions: parseSelectedOptions(product.selectedOptions),
  };
  const ofProduct = lines.filter((line) => line.id === id);
  const own = ofProduct.filter((line) => canBeSame(line, key));
  return [
    {
      ...key,
      title:
        conflictTitle({ ...key, ...readLabels(product.labels) }, ofProduct) ??
        readText(product.title) ??
        id,
      lines: own.length > 0 ? own : ofProduct,
      available: readNumber(product.available),
      price: product.price === null ? null : readPositive(product.price),
    },
  ];
}

/** The name that the bag shows, with the variant if the order has others of the product: "Jeans (32, Indigo)". */
function conflictTitle(
  variantOf: LineKey & Labelled,
  [first, ...others]: CartLine[],
): string | undefined {
  const variant = shortVariantLabel(variantOf);
  return first && others.length > 0 && variant !== '' ? `${first.name} (${variant})` : first?.name;
}

/** True unless the two are of different products or variants; what one of them lacks is ignored. */
function canBeSame(one: LineKey, other: LineKey): boolean {
  const { selectedSize: size, selectedColor: color, selectedOptions: options } = other;
  return one.id === other.id && isVariantOf(one, { size, color, options });
}
