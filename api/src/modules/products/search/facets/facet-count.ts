import { DEFAULT_COLOR } from '@storefront/host/contracts/api';
import type { IndexNames } from '../index/indexed-product';
import { ABSENT } from '../index/numbered-names';
import type { ProductColumns } from '../index/product-columns';
import type { FacetSelection } from './facet-selection';
import { ValueCounts } from './value-counts';

/** How many products a listing has, and how many of them each value of a facet. */
export interface FacetCounts {
  total: number;
  subCategory: Map<string, number>;
  size: Map<string, number>;
  color: Map<string, number>;
  colorFamily: Map<string, number>;
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
  readonly #products: ProductColumns;
  readonly #subCategory: Uint8Array | undefined;
  readonly #size: Uint8Array | undefined;
  readonly #color: Uint8Array | undefined;
  readonly #collection: Uint8Array | undefined;
  readonly #priceMin: number;
  readonly #priceMax: number;
  readonly #isPriceChosen: boolean;
  readonly #onSale: boolean;
  readonly #inStock: boolean;
  readonly #subCategories: ValueCounts;
  readonly #sizes: ValueCounts;
  readonly #colors: ValueCounts;
  readonly #colorFamilies: ValueCounts;
  readonly #collections: ValueCounts;
  /** 1 for each position of a product that matches everything. */
  readonly #matches: Uint8Array;
  #total = 0;
  #totalOnSale = 0;
  #totalInStock = 0;
  #min = Infinity;
  #max = -Infinity;

  constructor(choice: FacetSelection, names: IndexNames, products: ProductColumns) {
    this.#names = names;
    this.#products = products;
    this.#subCategory = names.subCategory.chosen(choice.subCategory);
    this.#size = names.size.chosen(choice.size);
    this.#color = names.color.chosen(choice.color);
    this.#collection = names.collection.chosen(choice.collection);
    this.#priceMin = choice.priceMin ?? -Infinity;
    this.#priceMax = choice.priceMax ?? Infinity;
    this.#isPriceChosen = choice.priceMin !== undefined || choice.priceMax !== undefined;
    this.#onSale = choice.onSale ?? false;
    this.#inStock = choice.inStock ?? false;
    this.#subCategories = new ValueCounts(names.subCategory.count);
    this.#sizes = new ValueCounts(names.size.count);
    this.#colors = new ValueCounts(names.color.count);
    this.#colorFamilies = new ValueCounts(names.colorFamily.count);
    this.#collections = new ValueCounts(names.collection.count);
    this.#matches = new Uint8Array(products.length);
  }

  /** Counts the product at a position, which is in the listing. */
  add(position: number): void {
    const products = this.#products;
    const missed = this.#missedBy(position);
    if (missed === 'several') return;
    const hasVariant = this.#addVariants(position, missed === undefined);
    if (!hasVariant) return;
    if (missed === undefined) {
      this.#total += 1;
      this.#matches[position] = 1;
    }
    if (missed === undefined || missed === 'subCategory') {
      this.#addSubCategory(products.subCategory[position] ?? ABSENT);
    }
    if (missed === undefined || missed === 'collection') this.#addCollections(position);
    if (missed === undefined || missed === 'price') this.#addPrice(products.price[position] ?? NaN);
    if (products.onSale[position] === 1 && (missed === undefined || missed === 'onSale')) {
      this.#totalOnSale += 1;
    }
  }

  /** Whether the product at a position was counted in the total. */
  isMatch(position: number): boolean {
    return this.#matches[position] === 1;
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
      colorFamily: this.#names.colorFamily.named(this.#colorFamilies.counts),
      collection: this.#names.collection.named(this.#collections.counts),
      price: this.#min > this.#max ? { min: null, max: null } : { min: this.#min, max: this.#max },
      onSale: this.#totalOnSale,
      inStock: this.#totalInStock,
    };
  }

  /** The facet of products whose selection the product misses; one that misses two counts nowhere. */
  #missedBy(position: number): ProductFacet | 'several' | undefined {
    const products = this.#products;
    const subCategory = products.subCategory[position] ?? ABSENT;
    const missesSubCategory =
      this.#subCategory !== undefined && this.#subCategory[subCategory] !== 1;
    const missesCollection =
      this.#collection !== undefined && !this.#isInChosen(position, this.#collection);
    const missesPrice = this.#isPriceChosen && !this.#isPriced(products.price[position] ?? NaN);
    const missesOnSale = this.#onSale && products.onSale[position] === 0;
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

  #isInChosen(position: number, chosen: Uint8Array): boolean {
    const { collectionStart, collection } = this.#products;
    const end = collectionStart[position + 1] ?? 0;
    for (let index = collectionStart[position] ?? 0; index < end; index += 1) {
      if (chosen[collection[index] ?? ABSENT] === 1) return true;
    }
    return false;
  }

  /** False for a product without a price, which is not a number. */
  #isPriced(price: number): boolean {
    return price >= this.#priceMin && price <= this.#priceMax;
  }

  /**
   * Whether a product has a variant of the selected size, colour and stock. If it meets all other selections,
   * it is counted for its sizes, its colours and its stock, each under the selection in the other two.
   */
  #addVariants(position: number, isCounted: boolean): boolean {
    const { variants } = this.#products;
    const isAnyChosen = this.#size !== undefined || this.#color !== undefined || this.#inStock;
    if (!isCounted && !isAnyChosen) return true;
    let hasVariant = !isAnyChosen;
    let hasStock = false;
    this.#sizes.nextProduct();
    this.#colors.nextProduct();
    this.#colorFamilies.nextProduct();
    const end = variants.start[position + 1] ?? 0;
    for (let index = variants.start[position] ?? 0; index < end; index += 1) {
      const size = variants.size[index] ?? ABSENT;
      const color = variants.color[index] ?? ABSENT;
      const inStock = variants.inStock[index] === 1;
      const isSize = this.#size === undefined || this.#size[size] === 1;
      const isColor = this.#color === undefined || this.#color[color] === 1;
      const isStock = inStock || !this.#inStock;
      if (isSize && isColor && isStock) hasVariant = true;
      if (isSize && isColor && inStock) hasStock = true;
      if (isCounted && isColor && isStock) this.#sizes.add(size);
      if (isCounted && isSize && isStock) {
        this.#colors.add(color);
        this.#colorFamilies.add(variants.colorFamily[index] ?? ABSENT);
      }
    }
    if (isCounted && hasStock) this.#totalInStock += 1;
    return hasVariant;
  }

  #addSubCategory(subCategory: number): void {
    this.#subCategories.nextProduct();
    this.#subCategories.add(subCategory);
  }

  #addCollections(position: number): void {
    const { collectionStart, collection } = this.#products;
    this.#collections.nextProduct();
    const end = collectionStart[position + 1] ?? 0;
    for (let index = collectionStart[position] ?? 0; index < end; index += 1) {
      this.#collections.add(collection[index] ?? ABSENT);
    }
  }

  /** A price that isn't a number is neither. */
  #addPrice(price: number): void {
    if (price < this.#min) this.#min = price;
    if (price > this.#max) this.#max = price;
  }
}
