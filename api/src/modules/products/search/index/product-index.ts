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
  count(filter: ProductFilter, choice: FacetSelection, found?: ReadonlySet<string>): FacetCounts {
    return this.#pass(filter, choice, found).result();
  }

  /** The ids of a part of the products that match the filter and the selection, and what `count` counts of all of them. */
  list(
    filter: ProductFilter,
    choice: FacetSelection,
    { order, offset, limit }: ListPart,
  ): { ids: string[]; counts: FacetCounts } {
    const count = this.#pass(filter, choice);
    const products = this.#current();
    const ids: string[] = [];
    let found = 0;
    for (const position of products.sortedBy(order)) {
      if (!count.isMatch(position)) continue;
      found += 1;
      if (found > offset) ids.push(products.ids[position] ?? '');
      if (found === offset + limit) break;
    }
    return { ids, counts: count.result() };
  }

  #current(): ProductColumns {
    return (this.#columns ??= new ProductColumns(
      [...this.#ids].flatMap((id) => this.#rows.get(id) ?? []),
    ));
  }

  /** Counts the products of a filter, or those of them that are in `found`. */
  #pass(filter: ProductFilter, choice: FacetSelection, found?: ReadonlySet<string>): FacetCount {
    const products = this.#current();
    const listing = new ListingFilter(filter, this.#names.listing);
    const count = new FacetCount(choice, this.#names, products);
    const add = (position: number) => {
      if (listing.has(products, position)) count.add(position);
    };
    if (found) {
      for (const id of found) {
        const position = products.positions.get(id);
        if (position !== undefined) add(position);
      }
    } else for (let position = 0; position < products.length; position += 1) add(position);
    return count;
  }
}
