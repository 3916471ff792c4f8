import type { CartLine, Http } from '@storefront/host';
import type { OrderItem } from '@storefront/host/shop/orders/order';
import { picturesOfColor } from '@storefront/host/shop/catalogue/pictures-of-color';
import { piecesLeft, pricesOf } from '@storefront/host/shop/catalogue/product-offer';
import { fetchOffer, type OfferedProduct } from '../../../../lib/product.api';

/** The items of an order that can be bought again, at today's prices, and those that can't. */
export interface OrderAvailability {
  lines: CartLine[];
  /** Items with less stock than was ordered; `left` is the number that is available. */
  shortages: { item: OrderItem; left: number }[];
}

/** Looks up which of these items can still be bought. Rejects if a product can't be fetched. */
export async function checkAvailability(
  http: Http,
  items: OrderItem[],
): Promise<OrderAvailability> {
  const ids = [...new Set(items.map(({ productId }) => productId))].filter(
    (id) => id !== undefined,
  );
  const offers = await Promise.all(ids.map((id) => fetchOffer(http, id)));
  const offerOf = new Map(ids.map((id, index) => [id, offers[index]]));
  const repeated: OrderAvailability = { lines: [], shortages: [] };
  for (const item of items) {
    const offer = item.productId === undefined ? undefined : offerOf.get(item.productId);
    const left = offer === undefined ? 0 : availablePieces(offer, item);
    if (left < item.quantity) repeated.shortages.push({ item, left });
    if (offer && left > 0) repeated.lines.push(toCartLine(offer, item, left));
  }
  return repeated;
}

/**
 * How many pieces of an item can be bought, up to its quantity. A server that doesn't send its stock checks it
 * when the order is placed.
 */
function availablePieces(offer: OfferedProduct, item: OrderItem): number {
  if (!offer.available) return 0;
  return Math.min(piecesLeft(offer, item) ?? item.quantity, item.quantity);
}

function toCartLine(offer: OfferedProduct, item: OrderItem, quantity: number): CartLine {
  const { id, handle, name, pictures, sizes, colors, options } = offer;
  const { selectedSize, selectedColor, selectedOptions } = item;
  const selected = { selectedSize, selectedColor, selectedOptions };
  const { price } = pricesOf(offer, selected);
  const image = picturesOfColor(pictures, selectedColor)[0]?.src ?? '';
  return { id, handle, name, price, quantity, image, sizes, colors, options, ...selected };
}
