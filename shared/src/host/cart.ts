import { itemsTotal } from '../shop/orders/items-total';
import { findMissingChoice } from '../shop/catalogue/variant';

/** What identifies a cart line: product, size and colour (D11). */
export interface LineKey {
  id: string;
  selectedSize?: string | undefined;
  selectedColor?: string | undefined;
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
  return a.id === b.id && a.selectedSize === b.selectedSize && a.selectedColor === b.selectedColor;
}

/** True while a line lacks a size or colour that its product offers (D13). */
export function needsChoice(line: CartLine): boolean {
  return findMissingChoice(line) !== undefined;
}
