/** How many products have each value of a facet; values are numbers. */
export class ValueCounts {
  readonly #counts: number[] = [];
  /** The last product that was counted for a value, so that its variants count once. */
  readonly #lastProducts: number[] = [];
  #product = 0;

  /** The counts by value; a value that was never counted is missing. */
  get counts(): readonly number[] {
    return this.#counts;
  }

  /** From now on, another product is counted. */
  nextProduct(): void {
    this.#product += 1;
  }

  /** Counts the current product for a value, unless it was counted for it already. */
  add(value: number): void {
    if (this.#lastProducts[value] === this.#product) return;
    this.#lastProducts[value] = this.#product;
    this.#counts[value] = (this.#counts[value] ?? 0) + 1;
  }
}
