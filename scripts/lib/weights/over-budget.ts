import { PAGE_BUDGETS } from '../../../e2e/specs/performance/page-budgets';
import { PAGE_NAMES } from '../bench/shop/pages';
import type { Piece } from './piece';
import { totalWeight } from './weight-table';

/** A sentence for each page whose scripts weigh more than they may. */
export function overBudget(pieces: readonly Piece[]): string[] {
  return PAGE_NAMES.flatMap((name) => {
    const budget = PAGE_BUDGETS[name].scripts;
    const weight = totalWeight(pieces.filter(({ page }) => page === name)).brotli / 1000;
    if (weight < budget) return [];
    return [`${name}: its scripts weigh ${weight.toFixed(1)} kB, the budget is ${budget} kB.`];
  });
}
