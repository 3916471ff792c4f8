import type { Http } from '@storefront/shared/host';
import type { OrderItem } from '@storefront/shared/shop/order';
import { shortVariantLabel, type SelectedVariant } from '@storefront/shared/shop/variant';
import { fetchOffer } from '../../lib/product.api';

/** A size and colour that a line can be exchanged for. */
export interface ExchangeOption extends SelectedVariant {
  label: string;
  /** How many there are. */
  left: number;
}

/** What lines can be exchanged for, by the id of the product; a product that is gone has no options. */
export type ExchangeOptions = Map<string, ExchangeOption[]>;

/** Fetches what the products of these items come in. Rejects where one can't be asked for. */
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
    return [id, (offer?.variants ?? []).map(optionOf)];
  });
  return new Map(await Promise.all(entries));
}

function optionOf(variant: {
  size?: string | undefined;
  color?: string | undefined;
  quantity: number;
}) {
  const chosen = { selectedSize: variant.size, selectedColor: variant.color };
  return { ...chosen, label: shortVariantLabel(chosen), left: variant.quantity };
}

/** What an item can be exchanged for: other variants of its product, sold-out ones included. */
export function optionsOf(options: ExchangeOptions, item: OrderItem): ExchangeOption[] {
  const own = shortVariantLabel(item);
  return (options.get(item.productId ?? '') ?? []).filter(
    ({ label }) => label !== '' && label !== own,
  );
}
