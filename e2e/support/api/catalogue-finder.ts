import { LIMITS } from '@storefront/host/contracts';
import type { Product } from '@storefront/host/contracts/api';
import type { ApiClient } from './api-client';

/** A category that the header links to. */
interface TestedCategory {
  name: string;
  /** Path of its list. */
  path: string;
}

/** A category of more than one page. */
interface LargeCategory extends TestedCategory {
  /** In alphabetical order. */
  subCategories: [string, ...string[]];
}

/** A product that isn't discounted. `size` and `color` are the variant with the most units. */
interface TestedProduct extends Product {
  regularPrice: number;
  /** Path of its page. */
  path: string;
  size: string;
  color: string;
}

/** A product with sizes to choose, on the first page of its category. */
interface SizedProduct extends TestedProduct {
  /** Another size that is in stock in `color`. */
  otherSize: string;
  shelf: TestedCategory;
}

/**
 * The shop's products that tests use, named by their purpose. Each is found by its properties, so that
 * the tests pass whatever the shop sells; tests that can run against another shop name no product of
 * the demo. Reading a product that the shop doesn't have throws an error that says what is missing.
 */
export interface Catalogue {
  /** Has sizes and colours to choose, and enough units for many tests that order one each. */
  readonly plentiful: TestedProduct;
  /** Has sizes and colours to choose; for the cart and for single orders. */
  readonly sized: SizedProduct;
  /** Has the one size "One Size", and no colour to choose. */
  readonly oneSize: TestedProduct;
  readonly large: LargeCategory;
}

type Found = { [Role in keyof Catalogue]: Catalogue[Role] | undefined };

/** Units of a variant that suffice for a test, and for another one that runs in parallel. */
const MIN_UNITS = 5;

const REQUIREMENTS: Record<keyof Catalogue, string> = {
  plentiful: `a product at its regular price, with sizes and colours to choose, and ${MIN_UNITS} units of one variant`,
  sized: `a product at its regular price on the first page of one of the first ${LIMITS.storeCategoriesMax} categories, with colours to choose, and ${MIN_UNITS} units of each of two sizes in one colour`,
  oneSize: `a product at its regular price, of One Size and without colours, with ${MIN_UNITS} units`,
  large: `a category, among the first ${LIMITS.storeCategoriesMax}, of more than ${LIMITS.pageSize} products in several sub-categories`,
};

/** A category's first products, in the order of its list. */
interface CategoryProducts {
  category: TestedCategory;
  products: Product[];
}

/** Finds the products for tests. Stock is read again each time, because tests buy products. */
export class CatalogueFinder {
  readonly #api: ApiClient;
  readonly #shelves: CategoryProducts[];

  private constructor(api: ApiClient, shelves: CategoryProducts[]) {
    this.#api = api;
    this.#shelves = shelves;
  }

  static async readFrom(api: ApiClient): Promise<CatalogueFinder> {
    const { categories } = await api.storeInfo();
    const shelves = await Promise.all(
      categories.slice(0, LIMITS.storeCategoriesMax).map(async (name) => ({
        category: { name, path: `/products?category=${encodeURIComponent(name.toLowerCase())}` },
        products: await api.productsOf(name),
      })),
    );
    return new CatalogueFinder(api, shelves);
  }

  async find(): Promise<Catalogue> {
    const [plentiful, sized, oneSize] = await Promise.all([
      this.#findPlentiful(),
      this.#findSized(),
      this.#findOneSize(),
    ]);
    return throwIfMissing({ plentiful, sized, oneSize, large: this.#findLarge() });
  }

  #findPlentiful() {
    const candidates = this.#allProducts().filter(hasChoices).sort(byStock);
    return this.#firstWith(candidates, withLargestVariant);
  }

  async #findSized(): Promise<SizedProduct | undefined> {
    for (const { category, products } of this.#shelves) {
      const firstPage = products.slice(0, LIMITS.pageSize).filter(hasChoices).sort(byStock);
      const found = await this.#firstWith(firstPage, (product) => withTwoSizes(product, category));
      if (found) return found;
    }
    return undefined;
  }

  #findOneSize() {
    const candidates = this.#allProducts().filter(hasNoChoice).sort(byStock);
    return this.#firstWith(candidates, withLargestVariant);
  }

  #findLarge(): LargeCategory | undefined {
    for (const { category, products } of this.#shelves) {
      const names = new Set(products.map(({ parentCategory }) => parentCategory));
      const [first, ...others] = [...names].sort((a, b) => a.localeCompare(b, 'en'));
      if (products.length <= LIMITS.pageSize || !first || others.length === 0) continue;
      return { ...category, subCategories: [first, ...others] };
    }
    return undefined;
  }

  #allProducts(): Product[] {
    return this.#shelves.flatMap(({ products }) => products);
  }

  async #firstWith<Chosen>(
    candidates: Product[],
    choose: (product: Product) => Chosen | undefined,
  ): Promise<Chosen | undefined> {
    for (const { id } of candidates) {
      const chosen = choose(await this.#api.product(id));
      if (chosen) return chosen;
    }
    return undefined;
  }
}

/** The values of a product's attribute. */
export function valuesOf({ attributes }: Product, name: string): string[] {
  return attributes.find(({ key }) => key === name)?.value ?? [];
}

function hasChoices(product: Product): boolean {
  const choices = [valuesOf(product, 'size'), valuesOf(product, 'color')];
  return product.discountedPrice === null && choices.every(({ length }) => length > 1);
}

function hasNoChoice(product: Product): boolean {
  const isPlain = valuesOf(product, 'color').every((color) => color === 'Default');
  return (
    product.discountedPrice === null && isPlain && valuesOf(product, 'size').join() === 'One Size'
  );
}

function byStock(a: Product, b: Product): number {
  return (b.stock?.total ?? 0) - (a.stock?.total ?? 0);
}

function pathOf({ id }: Product): string {
  return `/product/${encodeURIComponent(id)}`;
}

/** The product with its variant of the most units; undefined if even that has too few. */
function withLargestVariant(product: Product): TestedProduct | undefined {
  const [variant] = wellStocked(product);
  const { regularPrice } = product;
  if (!variant || regularPrice === null) return undefined;
  return { ...product, ...variant, regularPrice, path: pathOf(product) };
}

function withTwoSizes(product: Product, shelf: TestedCategory): SizedProduct | undefined {
  const variants = wellStocked(product);
  const { regularPrice } = product;
  if (regularPrice === null) return undefined;
  for (const { size, color } of variants) {
    const other = variants.find((variant) => variant.color === color && variant.size !== size);
    if (!other) continue;
    const found = { ...product, regularPrice, path: pathOf(product), size, color };
    return { ...found, otherSize: other.size, shelf };
  }
  return undefined;
}

/**
 * The variants with enough units left, those with the most units first. Of equal ones the last comes
 * first, because orders that name no variant take units of the first ones.
 */
function wellStocked({ stock }: Product): { size: string; color: string }[] {
  return (stock?.variants ?? [])
    .filter(({ quantity }) => quantity >= MIN_UNITS)
    .reverse()
    .sort((a, b) => b.quantity - a.quantity)
    .map(({ size, color }) => ({ size: size ?? 'One Size', color: color ?? 'Default' }));
}

/** Reading a product that wasn't found throws. */
function throwIfMissing(found: Found): Catalogue {
  const required = <Role extends keyof Catalogue>(role: Role): Catalogue[Role] => {
    const value = found[role];
    if (value === undefined) {
      throw new Error(
        `This test needs ${REQUIREMENTS[role]}, which the shop lacks. See docs/testing.md.`,
      );
    }
    return value;
  };
  return {
    get plentiful() {
      return required('plentiful');
    },
    get sized() {
      return required('sized');
    },
    get oneSize() {
      return required('oneSize');
    },
    get large() {
      return required('large');
    },
  };
}
