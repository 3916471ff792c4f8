import { DEFAULT_COLOR } from '@storefront/host/contracts/api';
import type { IndexNames, IndexRow } from './indexed-product';
import type { FacetSelection } from './facet-selection';
import { ABSENT } from './numbered-names';
import { ValueCounts } from './value-counts';

/** How many products a listing has, and how many of them each value of a facet. */
export interface FacetCounts {
  total: number;
  subCategory: Map<string, number>;
  size: Map<string, number>;
  color: Map<string, number>;
  collection: Map<string, number>;
  /** In paise. */
  price: { min: number | null; max: number | null };
  onSale: number;
  inStock: number;
}

/** The facets that concern a product as a whole; size, colour and stock concern its variants. */
type ProductFacet = 'subCategory' | 'collection' | 'price' | 'onSale';

/** The counts of one listing, while they are made. */
export class FacetCount {
  readonly #names: IndexNames;
  readonly #subCategory: Uint8Array | undefined;
  readonly #size: Uint8Array | undefined;
  readonly #color: Uint8Array | undefined;
  readonly #collection: Uint8Array | undefined;
  readonly #priceMin: number;
  readonly #priceMax: number;
  readonly #isPriceChosen: boolean;
  readonly #onSale: boolean;
  readonly #inStock: boolean;
  readonly #subCategories = new ValueCounts();
  readonly #sizes = new ValueCounts();
  readonly #colors = new ValueCounts();
  readonly #collections = new ValueCounts();
  #total = 0;
  #totalOnSale = 0;
  #totalInStock = 0;
  #min = Infinity;
  #max = -Infinity;

  constructor(choice: FacetSelection, names: IndexNames) {
    this.#names = names;
    this.#subCategory = names.subCategory.chosen(choice.subCategory);
    this.#size = names.size.chosen(choice.size);
    this.#color = names.color.chosen(choice.color);
    this.#collection = names.collection.chosen(choice.collection);
    this.#priceMin = choice.priceMin ?? -Infinity;
    this.#priceMax = choice.priceMax ?? Infinity;
    this.#isPriceChosen = choice.priceMin !== undefined || choice.priceMax !== undefined;
    this.#onSale = choice.onSale ?? false;
    this.#inStock = choice.inStock ?? false;
  }

  /** Counts a product of the listing. */
  add(row: IndexRow): void {
    const missed = this.#missedBy(row);
    if (missed === 'several') return;
    const hasVariant = this.#addVariants(row, missed === undefined);
    if (!hasVariant) return;
    if (missed === undefined) this.#total += 1;
    if (missed === undefined || missed === 'subCategory') this.#addSubCategory(row.subCategory);
    if (missed === undefined || missed === 'collection') this.#addCollections(row.collections);
    if (missed === undefined || missed === 'price') this.#addPrice(row.price);
    if (row.onSale && (missed === undefined || missed === 'onSale')) this.#totalOnSale += 1;
  }

  result(): FacetCounts {
    const sizes = this.#names.size.named(this.#sizes.counts);
    const colors = this.#names.color.named(this.#colors.counts);
    // What a product without a choice has in their place.
    for (const name of ['', DEFAULT_COLOR]) colors.delete(name);
    sizes.delete('');
    return {
      total: this.#total,
      subCategory: this.#names.subCategory.named(this.#subCategories.counts),
      size: sizes,
      color: colors,
      collection: this.#names.collection.named(this.#collections.counts),
      price: this.#min > this.#max ? { min: null, max: null } : { min: this.#min, max: this.#max },
      onSale: this.#totalOnSale,
      inStock: this.#totalInStock,
    };
  }

  /** The facet of products whose selection the product misses; one that misses two counts nowhere. */
  #missedBy(row: IndexRow): ProductFacet | 'several' | undefined {
    const { subCategory, collections, price, onSale } = row;
    const missesSubCategory =
      this.#subCategory !== undefined && this.#subCategory[subCategory] !== 1;
    const missesCollection = this.#collection !== undefined && !this.#isInChosen(collections);
    const missesPrice = this.#isPriceChosen && !this.#isPriced(price);
    const missesOnSale = this.#onSale && !onSale;
    const misses =
      Number(missesSubCategory) +
      Number(missesCollection) +
      Number(missesPrice) +
      Number(missesOnSale);
    if (misses > 1) return 'several';
    if (missesSubCategory) return 'subCategory';
    if (missesCollection) return 'collection';
    if (missesPrice) return 'price';
    return missesOnSale ? 'onSale' : undefined;
  }

  #isInChosen(collections: readonly number[]): boolean {
    return collections.some((collection) => this.#collection?.[collection] === 1);
  }

  #isPriced(price: number | null): boolean {
    return price !== null && price >= this.#priceMin && price <= this.#priceMax;
  }

  /**
   * Whether a product has a variant of the selected size, colour and stock. If it meets all other selections,
   * it is counted for its sizes, its colours and its stock, each under the selection in the other two.
   */
  #addVariants({ variants }: IndexRow, isCounted: boolean): boolean {
    let hasVariant = !this.#size && !this.#color && !this.#inStock;
    let hasStock = false;
    this.#sizes.nextProduct();
    this.#colors.nextProduct();
    for (const { size, color, inStock } of variants) {
      const isSize = this.#size === undefined || this.#size[size] === 1;
      const isColor = this.#color === undefined || this.#color[color] === 1;
      const isStock = inStock || !this.#inStock;
      if (isSize && isColor && isStock) hasVariant = true;
      if (isSize && isColor && inStock) hasStock = true;
      if (isCounted && isColor && isStock) this.#sizes.add(size);
      if (isCounted && isSize && isStock) this.#colors.add(color);
    }
    if (isCounted && hasStock) this.#totalInStock += 1;
    return hasVariant;
  }

  #addSubCategory(subCategory: number): void {
    if (subCategory === ABSENT) return;
    this.#subCategories.nextProduct();
    this.#subCategories.add(subCategory);
  }

  #addCollections(collections: readonly number[]): void {
    this.#collections.nextProduct();
    for (const collection of collections) this.#collections.add(collection);
  }

  #addPrice(price: number | null): void {
    if (price === null) return;
    if (price < this.#min) this.#min = price;
    if (price > this.#max) this.#max = price;
  }
}
