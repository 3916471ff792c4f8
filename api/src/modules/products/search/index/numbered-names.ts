/** The number of a name that no product has. */
const UNKNOWN = -2;

/** The number of a value that is absent. */
export const ABSENT = -1;

/** Names, numbered in the order in which they came: numbers are compared in a fraction of the time. */
export class NumberedNames {
  readonly #numbers = new Map<string, number>();
  readonly #names: string[] = [];
  /** The numbers of the names that differ only in case, by the lowercased name. */
  readonly #spellings = new Map<string, number[]>();

  /** The number of a name, which is new if the name is; `ABSENT` for null. */
  add(name: string | null): number {
    if (name === null) return ABSENT;
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const number = this.#names.push(name) - 1;
    this.#numbers.set(name, number);
    const key = name.toLowerCase();
    this.#spellings.set(key, [...(this.#spellings.get(key) ?? []), number]);
    return number;
  }

  /** The number of a name; for one that was never added, a number that no value has. */
  find(name: string): number {
    return this.#numbers.get(name) ?? UNKNOWN;
  }

  /** All names. */
  get all(): readonly string[] {
    return this.#names;
  }

  /** How many names there are. */
  get count(): number {
    return this.#names.length;
  }

  /** How many products have each name, of counts by number; names that none has are left out. */
  named(counts: Uint32Array): Map<string, number> {
    const named = new Map<string, number>();
    counts.forEach((count, number) => {
      if (count > 0) named.set(this.#names[number] ?? '', count);
    });
    return named;
  }

  /**
   * Whether a number is one of those of selected lowercased names, in any case, by number; undefined if nothing
   * is selected.
   */
  chosen(names: readonly string[] | undefined): Uint8Array | undefined {
    if (!names) return undefined;
    const isChosen = new Uint8Array(this.#names.length);
    for (const name of names) {
      for (const number of this.#spellings.get(name) ?? []) isChosen[number] = 1;
    }
    return isChosen;
  }
}
