/** A price in rupees for one piece, and how many pieces. */
interface PricedItem {
  price: number;
  quantity: number;
}

/** The sum of price × quantity in rupees, added in paise to avoid rounding errors (CART-08, ORD-01). */
export function itemsTotal(items: readonly PricedItem[]): number {
  const paise = items.reduce(
    (sum, { price, quantity }) => sum + Math.round(price * 100) * quantity,
    0,
  );
  return paise / 100;
}
