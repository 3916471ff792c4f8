import { LIMITS } from '@storefront/host/contracts/api';

/** Names are the same collection whatever their case. */
const keyOf = (name: string) => name.toLowerCase();

/** A name without spaces around it, and with single ones between its words. */
export function tidyName(name: string): string {
  return name.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

/** The distinct names of a list. */
export function distinctNames(names: readonly string[]): string[] {
  return new CollectionSpellings([]).spell(names.map(tidyName).filter((name) => name !== ''));
}

/** Why a product can't be in those collections; undefined if it can. */
export function problemOfCollections(names: readonly string[]): string | undefined {
  const { collectionsMax } = LIMITS;
  return names.length > collectionsMax
    ? `is in ${names.length} collections, at most ${collectionsMax} are possible`
    : names.map(problemOfName).find((problem) => problem !== undefined);
}

/** Why a collection can't have that name; undefined if it can. */
export function problemOfName(name: string): string | undefined {
  const { collectionMax } = LIMITS;
  if (name === '') return 'the name of a collection is empty';
  if (name.length > collectionMax) {
    return `the collection “${name.slice(0, 20)}…” has ${name.length} characters, at most ${collectionMax} are possible`;
  }
  // Product files separate names by them.
  return /[,>]/.test(name) ? `the collection “${name}” has a comma or a “>”` : undefined;
}

/** How the shop spells its collections: who names one of them in another case means that one. */
export class CollectionSpellings {
  readonly #names: Map<string, string>;

  constructor(known: readonly string[]) {
    this.#names = new Map(known.map((name) => [keyOf(name), name]));
  }

  /** The collection of that name, as the shop spells it; undefined if there is none. */
  find(name: string): string | undefined {
    return this.#names.get(keyOf(name));
  }

  /** The names as the shop spells them, each once; a new one is known from then on. */
  spell(names: readonly string[]): string[] {
    const spelled = names.map((name) => {
      const known = this.find(name) ?? name;
      this.#names.set(keyOf(name), known);
      return known;
    });
    return [...new Set(spelled)];
  }
}
