import { ABSENT } from '../index/numbered-names';

/** How many products have each value of a facet; values are numbers below a limit. */
export class ValueCounts {
  /** The counts by value. */
  readonly counts: Uint32Array;
  /** The last product that was counted for a value, so that its variants count once. */
  readonly #lastProducts: Uint32Array;
  #product = 0;

  constructor(limit: number) {
    this.counts = new Uint32Array(limit);
    this.#lastProducts = new Uint32Array(limit);
  }

  /** From now on, another product is counted. */
  nextProduct(): void {
    this.#product += 1;
  }

  /** Counts the current product for a value, unless it was counted for it already; an absent value counts nowhere. */
  add(value: number): void {
    if (value === ABSENT || this.#lastProducts[value] === this.#product) return;
    this.#lastProducts[value] = this.#product;
    this.counts[value] = (this.counts[value] ?? 0) + 1;
  }
}
