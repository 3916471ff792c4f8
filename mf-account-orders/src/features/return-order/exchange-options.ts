import type { ReturnKind } from '@storefront/shared/contracts';
import type { Http } from '@storefront/shared/host';
import type { OrderItem } from '@storefront/shared/shop/orders/order';
import { isVariantOf } from '@storefront/shared/shop/catalogue/product-offer';
import { shortVariantLabel, type SelectedVariant } from '@storefront/shared/shop/catalogue/variant';
import { fetchOffer } from '../../lib/product.api';

/** A size and colour that a line can be exchanged for. */
export interface ExchangeOption extends SelectedVariant {
  label: string;
  /** The number of pieces in stock. */
  left: number;
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
    return [id, (offer?.variants ?? []).map(toExchangeOption)];
  });
  return new Map(await Promise.all(entries));
}

function toExchangeOption(variant: {
  size?: string | undefined;
  color?: string | undefined;
  quantity: number;
}) {
  const chosen = { selectedSize: variant.size, selectedColor: variant.color };
  return { ...chosen, label: shortVariantLabel(chosen), left: variant.quantity };
}

/**
 * The options for an item: the other variants of its product, including sold-out ones. If the order doesn't
 * say which of several was bought, each of them is one.
 */
export function exchangeOptionsFor(options: ExchangeOptions, item: OrderItem): ExchangeOption[] {
  const all = options.get(item.productId ?? '') ?? [];
  const bought = all.filter(({ selectedSize: size, selectedColor: color }) =>
    isVariantOf(item, { size, color }),
  );
  return all.filter(
    (option) => option.label !== '' && !(bought.length === 1 && bought.includes(option)),
  );
}

/**
 * Whether a request of this kind leaves out a line with these options, which are undefined until they are loaded: an
 * exchange does if none of them is in stock.
 */
export function isLeftOut(kind: ReturnKind, options: ExchangeOption[] | undefined): boolean {
  return kind === 'exchange' && options !== undefined && !options.some(({ left }) => left > 0);
}
