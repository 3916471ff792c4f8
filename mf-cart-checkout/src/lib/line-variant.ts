import type { LineKey } from '@storefront/host';
import { optionsKey } from '@storefront/host/shop/catalogue/product-options';
import { variantLabel } from '@storefront/host/shop/catalogue/variant';
import { t } from '../messages/t';
import type { LabelledLine } from './bag-check/line-change';

/** The properties that identify a line (D11). */
export function lineKey({ id, selectedSize, selectedColor, selectedOptions }: LineKey): LineKey {
  return { id, selectedSize, selectedColor, selectedOptions };
}

/** The key of a line as a string, for React lists. */
export function lineKeyText({ id, selectedSize, selectedColor, selectedOptions }: LineKey): string {
  return JSON.stringify([id, selectedSize, selectedColor, optionsKey(selectedOptions)]);
}

/** The name of a line that tells it from another of the same product: "Selvedge Jeans, Size 32". */
export function fullName(line: LabelledLine): string {
  return [line.name, variantLabel(line)].filter(Boolean).join(', ');
}

/** The variant and the quantity of a line: "Size M, Quantity 2". */
export function lineDetails(line: LabelledLine): string {
  return [variantLabel(line), t('Quantity {count}', { count: line.quantity })]
    .filter(Boolean)
    .join(', ');
}
