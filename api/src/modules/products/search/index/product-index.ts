import type { ProductFilter } from '../../products.repository';
import { colorFamilyOf } from '../facets/color-families';
import { FacetCount, type FacetCounts } from '../facets/facet-count';
import type { FacetSelection, SearchOrder } from '../facets/facet-selection';
import type { IndexedProduct, IndexNames, IndexRow } from './indexed-product';
import { ListingFilter } from './listing-filter';
import { NumberedNames } from './numbered-names';
import { ProductColumns } from './product-columns';

/** A part of a sorted list. */
export interface ListPart {
  order: SearchOrder;
  offset: number;
  limit: number;
}

/** How relevant each product is that has the searched words, by its id. */
type Found = ReadonlyMap<string, number>;

/**
 * Lists products and counts their facets in memory: one pass over all of them, which takes milliseconds for 50,000,
 * where statements take a second of the database's time.
 */
export class ProductIndex {
  readonly #rows = new Map<string, IndexRow>();
  readonly #names: IndexNames = {
    listing: new NumberedNames(),
    subCategory: new NumberedNames(),
    size: new NumberedNames(),
    color: new NumberedNames(),
    colorFamily: new NumberedNames(),
    collection: new NumberedNames(),
  };
  /** The number of each colour's family, by the number of the colour. */
  readonly #families: number[] = [];
  /** The ids in the order of the database, which compares texts by its own rules. */
  #ids: ReadonlySet<string> = new Set();
  /** The rows as they are counted; undefined until they are needed. */
  #columns: ProductColumns | undefined;

  /** Adds a product, or replaces it. */
  put(product: IndexedProduct): void {
    const { listing, subCategory, size, color, colorFamily, collection } = this.#names;
    const lowercased = (name: string | null) => listing.add(name?.toLowerCase() ?? null);
    const { id, price, onSale, featured, createdAt } = product;
    const row: IndexRow = {
      id,
      price,
      onSale,
      featured,
      createdAt,
      category: lowercased(product.category),
      parentCategory: lowercased(product.parentCategory),
      masterCategory: lowercased(product.masterCategory),
      gender: lowercased(product.gender),
      subCategory: subCategory.add(product.subCategory),
      collections: product.collections.map((name) => collection.add(name)),
      variants: product.variants.map((variant) => {
        const number = color.add(variant.color);
        return {
          size: size.add(variant.size),
          color: number,
          colorFamily: (this.#families[number] ??= colorFamily.add(colorFamilyOf(variant.color))),
          inStock: variant.inStock,
        };
      }),
    };
    this.#rows.set(id, row);
    if (this.#columns?.replace(row) === false) this.#columns = undefined;
  }

  /** Removes a product, if it is there. */
  remove(id: string): void {
    if (this.#rows.delete(id)) this.#columns = undefined;
  }

  /** Whether the place of a product's id is known, without which the product isn't listed. */
  hasPlaceOf(id: string): boolean {
    return this.#ids.has(id);
  }

  /** Sets the order of the ids, and removes products with any other. */
  arrange(ids: readonly string[]): void {
    this.#ids = new Set(ids);
    this.#columns = undefined;
    for (const id of this.#rows.keys()) if (!this.#ids.has(id)) this.remove(id);
  }

  /** Whether a product has a colour of this lowercased name. */
  hasColor(name: string): boolean {
    return this.#names.color.all.some((known) => known.toLowerCase() === name);
  }

  /** The lowercased names of the colours that products have of families, which are lowercased, too. */
  colorsOf(families: readonly string[]): string[] {
    const names = this.#names.color.all.filter((name) =>
      families.includes(colorFamilyOf(name)?.toLowerCase() ?? ''),
    );
    return [...new Set(names.map((name) => name.toLowerCase()))];
  }

  /**
   * Counts, for each value of each facet, the products that have it and match the filter and the selection in
   * all other facets; size, colour and stock must match in the same variant. Only products of `found` count,
   * if it is given.
   */
  count(filter: ProductFilter, choice: FacetSelection, found?: Found): FacetCounts {
    return this.#pass(filter, choice, found).result();
  }

  /**
   * The ids of a part of the products that match the filter and the selection, of those in `found` if it is given, and
   * what `count` counts of all of them.
   */
  list(
    filter: ProductFilter,
    choice: FacetSelection,
    { order, offset, limit }: ListPart,
    found?: Found,
  ): { ids: string[]; counts: FacetCounts } {
    const count = this.#pass(filter, choice, found);
    const products = this.#current();
    const isRanked = found !== undefined && order === 'relevance';
    const wanted = isRanked ? Infinity : offset + limit;
    const listed: number[] = [];
    for (const position of products.sortedBy(order)) {
      if (listed.length === wanted) break;
      if (count.isMatch(position)) listed.push(position);
    }
    const ids = listed.map((position) => products.ids[position] ?? '');
    const sorted = isRanked ? byRank(ids, found) : ids;
    return { ids: sorted.slice(offset, offset + limit), counts: count.result() };
  }

  #current(): ProductColumns {
    return (this.#columns ??= new ProductColumns(
      [...this.#ids].flatMap((id) => this.#rows.get(id) ?? []),
    ));
  }

  /** Counts the products of a filter, or those of them that are in `found`. */
  #pass(filter: ProductFilter, choice: FacetSelection, found?: Found): FacetCount {
    const products = this.#current();
    const listing = new ListingFilter(filter, this.#names.listing);
    const count = new FacetCount(choice, this.#names, products);
    const add = (position: number) => {
      if (listing.has(products, position)) count.add(position);
    };
    if (found) {
      for (const id of found.keys()) {
        const position = products.positions.get(id);
        if (position !== undefined) add(position);
      }
    } else for (let position = 0; position < products.length; position += 1) add(position);
    return count;
  }
}

/** Ids with the most relevant ones first; those that are as relevant as others stay in their order. */
function byRank(ids: readonly string[], found: Found): string[] {
  const byRank = new Map<number, string[]>();
  for (const id of ids) {
    const rank = found.get(id) ?? 0;
    const others = byRank.get(rank);
    if (others) others.push(id);
    else byRank.set(rank, [id]);
  }
  return [...byRank].sort(([one], [other]) => other - one).flatMap(([, each]) => each);
}
