import type { CartLine } from '@storefront/shared/host';
import { piecesLeft, type ProductOffer } from '@storefront/shared/shop/catalogue/product-offer';
import type { SelectedVariant } from '@storefront/shared/shop/catalogue/variant';
import type { Offers } from './offers.api';

/** Why a line can't be ordered as it is. */
export type Shortage =
  /** The shop doesn't have the product any more, or not at a price. */
  { kind: 'gone' } | { kind: 'sold-out' } | { kind: 'few'; left: number };

/** How a line differs from what the shop offers now. */
export interface LineChange {
  shortage: Shortage | undefined;
  /** What a piece cost when it was added to the bag, in rupees, if it costs something else now. */
  priceBefore: number | undefined;
  /** The variants that can be chosen instead: the line's size in other colours, or its colour in other sizes. */
  alternatives: SelectedVariant[];
}

/** A line of the bag with the price that the shop asks now, and how it has changed, if it has. */
export interface CheckedLine {
  line: CartLine;
  change: LineChange | undefined;
}

/** The lines as the shop offers them now; a line whose product isn't known stays as it is. */
export function checkLines(lines: readonly CartLine[], offers: Offers): CheckedLine[] {
  return lines.map((line) =>
    offers.has(line.id) ? checkLine(line, offers.get(line.id)) : { line, change: undefined },
  );
}

/** The lines that can be ordered as they are. */
export function orderableLines(checked: readonly CheckedLine[]): CartLine[] {
  return checked.flatMap(({ line, change }) => (change?.shortage ? [] : [line]));
}

function checkLine(line: CartLine, offer: ProductOffer | undefined): CheckedLine {
  const shortage = findShortage(line, offer);
  if (!offer?.available) {
    return { line, change: { shortage, priceBefore: undefined, alternatives: [] } };
  }
  const { price } = offer;
  const priceBefore = price === line.price ? undefined : line.price;
  if (!shortage && priceBefore === undefined) return { line, change: undefined };
  const alternatives = shortage ? findAlternatives(line, offer) : [];
  return { line: { ...line, price }, change: { shortage, priceBefore, alternatives } };
}

function findShortage(line: CartLine, offer: ProductOffer | undefined): Shortage | undefined {
  if (!offer?.available) return { kind: 'gone' };
  const left = piecesLeft(offer, line);
  if (left === undefined || left >= line.quantity) return undefined;
  return left === 0 ? { kind: 'sold-out' } : { kind: 'few', left };
}

function findAlternatives(line: CartLine, { variants = [] }: ProductOffer): SelectedVariant[] {
  const { selectedSize, selectedColor, quantity } = line;
  return variants
    .filter((variant) => variant.quantity >= quantity)
    .map(({ size = selectedSize, color = selectedColor }) => ({
      selectedSize: size,
      selectedColor: color,
    }))
    .filter((variant) => {
      const isSameSize = variant.selectedSize === selectedSize;
      const isSameColor = variant.selectedColor === selectedColor;
      return isSameSize !== isSameColor;
    });
}
