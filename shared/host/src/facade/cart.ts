import type { ProductOption } from '../contracts/api';
import { optionsKey } from '../shop/catalogue/product-options';
import { findMissingChoice, type SelectedVariant } from '../shop/catalogue/variant';
import { itemsTotal } from '../shop/orders/items-total';

/** What identifies a cart line: product, size, colour and, since 1.9, further options (D11). */
export interface LineKey extends SelectedVariant {
  id: string;
}

/** A line of the cart (CART-02); `price` is that of one piece, in rupees. */
export interface CartLine extends LineKey {
  name: string;
  price: number;
  quantity: number;
  image: string;
  /** The product's sizes and colours, so that the cart can ask for a missing choice (D13). */
  sizes: string[];
  colors: string[];
  /** The product's choices beyond size and colour, for the same. Since 1.9; lines that were stored before have none. */
  options?: ProductOption[] | undefined;
  /** The product's part of the address of its page; without one it is the id. Since 1.9. */
  handle?: string | undefined;
}

/** The cart as every remote may read it. */
export interface CartState {
  lines: CartLine[];
}

/** Number of pieces in the cart (CART-08). */
export function cartCount(state: CartState): number {
  return state.lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** The total of the lines in rupees, shipping not included (CART-08). */
export function cartTotal({ lines }: CartState): number {
  return itemsTotal(lines);
}

/** True for two keys of the same line (D11). */
export function isSameLine(a: LineKey, b: LineKey): boolean {
  return (
    a.id === b.id &&
    a.selectedSize === b.selectedSize &&
    a.selectedColor === b.selectedColor &&
    optionsKey(a.selectedOptions) === optionsKey(b.selectedOptions)
  );
}

/** True while a line lacks a size, a colour or another option that its product offers (D13). */
export function needsChoice(line: CartLine): boolean {
  return findMissingChoice(line) !== undefined;
}
