import type { VariantRow } from '../../products/products.repository';
import type { LineVariant } from '../line-variant';
import { isVariantOf } from '../line-variant';
import type { OrderLine } from './order-lines';
import type { StockReservation } from '../stock.repository';

export interface Allocation {
  reservations: StockReservation[];
  /** Lines without enough stock, and how much is available. */
  short: { line: OrderLine; available: number }[];
}

/** The variants that a line can be; one that leaves a choice open can be any, in the catalogue's order. */
export function variantsFor(line: LineVariant, variants: readonly VariantRow[]): VariantRow[] {
  return variants
    .filter((variant) => isVariantOf(line, variant))
    .sort((a, b) => a.position - b.position);
}

function choices({ size, color, options }: OrderLine): number {
  return Number(size !== null) + Number(color !== null) + Object.keys(options).length;
}

/**
 * Decides from which variants each line is taken. Lines that leave no choice open come first, so that a line
 * which accepts any variant doesn't take their last piece.
 */
export function allocateStock(
  lines: readonly OrderLine[],
  variants: readonly VariantRow[],
): Allocation {
  const reserved = new Map<VariantRow, number>();
  const left = (variant: VariantRow) => variant.stock - (reserved.get(variant) ?? 0);
  const short: Allocation['short'] = [];
  for (const line of [...lines].sort((a, b) => choices(b) - choices(a))) {
    const candidates = variantsFor(line, variants);
    let missing = line.quantity;
    for (const variant of candidates) {
      const quantity = Math.min(missing, left(variant));
      if (quantity > 0) reserved.set(variant, (reserved.get(variant) ?? 0) + quantity);
      missing -= quantity;
    }
    if (missing > 0) {
      short.push({ line, available: candidates.reduce((sum, { stock }) => sum + stock, 0) });
    }
  }
  const reservations = [...reserved].map(([{ productId, size, color, options }, quantity]) => ({
    productId,
    size,
    color,
    options,
    quantity,
  }));
  return { reservations, short };
}
