import type { CartLine } from '@storefront/host';
import type { Labelled } from '@storefront/host/shop/catalogue/labels';
import {
  piecesLeft,
  pricesOf,
  type ProductOffer,
  type ProductVariant,
} from '@storefront/host/shop/catalogue/product-offer';
import { chosenValue } from '@storefront/host/shop/catalogue/product-options';
import { variantParts, type SelectedVariant } from '@storefront/host/shop/catalogue/variant';
import type { Offer, Offers } from './offers.api';
import {
  variantDetails,
  type VariantDetails,
} from '@storefront/host/shop/catalogue/variant-details';

/** Why a line can't be ordered as it is. */
export type Shortage =
  /** The shop doesn't have the product any more, or not at a price. */
  { kind: 'gone' } | { kind: 'sold-out' } | { kind: 'few'; left: number };

/** How a line differs from what the shop offers now. */
export interface LineChange {
  shortage: Shortage | undefined;
  /** What a piece cost when it was added to the bag, in rupees, if it costs something else now. */
  priceBefore: number | undefined;
  /** The variants that can be chosen instead: those that differ in one of size, colour and options. */
  alternatives: Alternative[];
}

/** Another variant of the line's product, with its price and picture. */
interface Alternative {
  variant: SelectedVariant & VariantDetails;
  /** What differs: "Size M". */
  difference: string;
}

/** A line of the bag, and what its values are called in the language of the page, which isn't stored. */
export type LabelledLine = CartLine & Labelled;

/** A line of the bag with the price and the options that the shop has now, and how it has changed, if it has. */
export interface CheckedLine {
  line: LabelledLine;
  change: LineChange | undefined;
  /** What the shop offers now of its product; undefined while that isn't known, and for one that is gone. */
  offer?: Offer | undefined;
}

/** The lines as the shop offers them now; a line whose product isn't known stays as it is. */
export function checkLines(lines: readonly CartLine[], offers: Offers): CheckedLine[] {
  return lines.map((line) =>
    offers.has(line.id) ? checkLine(line, offers.get(line.id)) : { line, change: undefined },
  );
}

/** The lines that can be ordered as they are. */
export function orderableLines(checked: readonly CheckedLine[]): LabelledLine[] {
  return checked.flatMap(({ line, change }) => (change?.shortage ? [] : [line]));
}

function checkLine(stored: CartLine, offer: Offer | undefined): CheckedLine {
  const line = { ...stored, labels: offer?.labels };
  const shortage = findShortage(line, offer);
  if (!offer?.available) {
    return { line, change: { shortage, priceBefore: undefined, alternatives: [] }, offer };
  }
  const { price } = pricesOf(offer, line);
  // Lists of products don't have the options: a line that was added from a card gets them here.
  const options = offer.options.length > 0 ? offer.options : line.options;
  const current = { ...line, price, options };
  const priceBefore = price === line.price ? undefined : line.price;
  if (!shortage && priceBefore === undefined) return { line: current, change: undefined, offer };
  const alternatives = shortage ? findAlternatives(line, offer) : [];
  return { line: current, change: { shortage, priceBefore, alternatives }, offer };
}

function findShortage(line: CartLine, offer: ProductOffer | undefined): Shortage | undefined {
  if (!offer?.available) return { kind: 'gone' };
  const left = piecesLeft(offer, line);
  if (left === undefined || left >= line.quantity) return undefined;
  return left === 0 ? { kind: 'sold-out' } : { kind: 'few', left };
}

function findAlternatives(line: LabelledLine, offer: Offer): Alternative[] {
  const own = variantParts(line);
  const found = (offer.variants ?? [])
    .filter(({ quantity }) => quantity >= line.quantity)
    .map((variant) => asChoiceOf(line, variant))
    .flatMap((choice) => {
      const parts = variantParts({ ...choice, labels: offer.labels });
      const [difference, ...others] = parts.filter((part) => !own.includes(part));
      if (difference === undefined || others.length > 0) return [];
      return [{ difference, variant: { ...choice, ...variantDetails(offer, choice) } }];
    });
  // Variants that differ in an option that isn't chosen yet are one alternative.
  return [...new Map(found.map((alternative) => [alternative.difference, alternative])).values()];
}

/** A variant as the line would have it: what the variant lacks stays as it is, and so do missing options. */
function asChoiceOf(
  { selectedSize, selectedColor, selectedOptions }: CartLine,
  { size = selectedSize, color = selectedColor, options }: ProductVariant,
): SelectedVariant {
  const chosen = Object.entries(selectedOptions ?? {}).map(([name, value]): [string, string] => [
    name,
    chosenValue(options, name) ?? value,
  ]);
  return {
    selectedSize: size,
    selectedColor: color,
    selectedOptions: selectedOptions && Object.fromEntries(chosen),
  };
}
