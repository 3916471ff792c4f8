import type { ReturnKind } from '@storefront/host/contracts';
import type { Http } from '@storefront/host';
import type { Labelled } from '@storefront/host/shop/catalogue/labels';
import type { OrderItem } from '@storefront/host/shop/orders/order';
import { isVariantOf, type ProductVariant } from '@storefront/host/shop/catalogue/product-offer';
import { shortVariantLabel, type SelectedVariant } from '@storefront/host/shop/catalogue/variant';
import { fetchOffer } from '../../lib/product.api';

/** A variant that a line can be exchanged for. */
export interface ExchangeOption extends SelectedVariant, Labelled {
  /** What it is chosen by, the same in every language. */
  value: string;
  label: string;
  /** The number of pieces in stock. */
  left: number;
  /** Today's, in rupees: an exchange is for a variant of the same price. */
  price: number;
}

/** The options for an exchange, by the id of the product; a product that no longer exists has none. */
export type ExchangeOptions = Map<string, ExchangeOption[]>;

/** Fetches the variants of the products of these items. Rejects if a product can't be fetched. */
export async function fetchExchangeOptions(
  http: Http,
  items: OrderItem[],
  signal: AbortSignal,
): Promise<ExchangeOptions> {
  const ids = [...new Set(items.map(({ productId }) => productId))].filter(
    (id) => id !== undefined,
  );
  const entries = ids.map(async (id): Promise<[string, ExchangeOption[]]> => {
    const offer = await fetchOffer(http, id, signal);
    return [id, (offer?.variants ?? []).map((variant) => toExchangeOption(variant, offer?.labels))];
  });
  return new Map(await Promise.all(entries));
}

function toExchangeOption(
  { size, color, options, quantity, price }: ProductVariant,
  labels: Labelled['labels'],
): ExchangeOption {
  const chosen = { selectedSize: size, selectedColor: color, selectedOptions: options };
  return {
    ...chosen,
    labels,
    value: shortVariantLabel(chosen),
    label: shortVariantLabel({ ...chosen, labels }),
    left: quantity,
    price,
  };
}

/**
 * The options for an item: the other variants of its product that cost what the bought one does today, including
 * sold-out ones. If the order doesn't say which of several was bought, each of them is one.
 */
export function exchangeOptionsFor(options: ExchangeOptions, item: OrderItem): ExchangeOption[] {
  const all = options.get(item.productId ?? '') ?? [];
  const bought = all.filter(({ selectedSize, selectedColor, selectedOptions }) =>
    isVariantOf(item, { size: selectedSize, color: selectedColor, options: selectedOptions }),
  );
  return all.filter(
    (option) =>
      option.value !== '' &&
      !(bought.length === 1 && bought.includes(option)) &&
      (bought.length === 0 || bought.some(({ price }) => price === option.price)),
  );
}

/**
 * Whether a request of this kind leaves out a line with these options, which are undefined until they are loaded: an
 * exchange does if none of them is in stock.
 */
export function isLeftOut(kind: ReturnKind, options: ExchangeOption[] | undefined): boolean {
  return kind === 'exchange' && options !== undefined && !options.some(({ left }) => left > 0);
}
