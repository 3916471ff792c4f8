import { LIMITS } from '@storefront/shared/contracts';
import type { Api, ApiProduct } from './api';

/** A category that the header links to. */
export interface TestedCategory {
  name: string;
  /** Path of its list. */
  path: string;
}

/** A category of more than one page. */
export interface LargeCategory extends TestedCategory {
  /** In alphabetical order. */
  subCategories: [string, ...string[]];
}

/** A product at its regular price. `size` and `color` are the variant with the most pieces. */
export interface TestedProduct extends ApiProduct {
  /** Path of its page. */
  path: string;
  size: string;
  color: string;
}

/** One with sizes to choose, on the first page of its category. */
export interface SizedProduct extends TestedProduct {
  /** Is left in `color` too. */
  otherSize: string;
  shelf: TestedCategory;
}

/**
 * What the tests use of the shop's own products, named for what they need them for. Each is looked up
 * by what it is, so that the tests hold whatever the shop sells; the demo's names stand in no test
 * that can be run against another shop. Reading one that the shop lacks throws, and says what it lacks.
 */
export interface Catalogue {
  /** Has sizes and colours to choose; may be ordered one by one in many tests. */
  readonly plentiful: TestedProduct;
  /** Has sizes and colours to choose; for the cart and for single orders. */
  readonly sized: SizedProduct;
  /** Has the one size "One Size", and no colour to choose. */
  readonly oneSize: TestedProduct;
  readonly large: LargeCategory;
}

type Found = { [Role in keyof Catalogue]: Catalogue[Role] | undefined };

/** Pieces of a variant that suffice for a test, and for another that runs beside it. */
const FEW = 5;

const NEEDS: Record<keyof Catalogue, string> = {
  plentiful: `a product at its regular price, with sizes and colours to choose, and ${FEW} pieces of one variant`,
  sized: `a product at its regular price on the first page of one of the first ${LIMITS.storeCategories} categories, with colours to choose, and ${FEW} pieces of each of two sizes in one colour`,
  oneSize: `a product at its regular price, of One Size and without colours, with ${FEW} pieces`,
  large: `a category, among the first ${LIMITS.storeCategories}, of more than ${LIMITS.pageSize} products in several sub-categories`,
};

/** A category's first products, in the order of its list. */
interface Shelf {
  category: TestedCategory;
  products: ApiProduct[];
}

/** Chooses what tests use. What is in stock is asked anew each time, for tests buy it. */
export class CatalogueFinder {
  readonly #api: Api;
  readonly #shelves: Shelf[];

  private constructor(api: Api, shelves: Shelf[]) {
    this.#api = api;
    this.#shelves = shelves;
  }

  static async readFrom(api: Api): Promise<CatalogueFinder> {
    const { categories } = await api.storeInfo();
    const shelves = await Promise.all(
      categories.slice(0, LIMITS.storeCategories).map(async (name) => ({
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
    return reporting({ plentiful, sized, oneSize, large: this.#findLarge() });
  }

  #findPlentiful() {
    const candidates = this.#allProducts().filter(hasChoices).sort(byStock);
    return this.#firstWith(candidates, fullest);
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
    return this.#firstWith(candidates, fullest);
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

  #allProducts(): ApiProduct[] {
    return this.#shelves.flatMap(({ products }) => products);
  }

  async #firstWith<Chosen>(
    candidates: ApiProduct[],
    choose: (product: ApiProduct) => Chosen | undefined,
  ): Promise<Chosen | undefined> {
    for (const { id } of candidates) {
      const chosen = choose(await this.#api.product(id));
      if (chosen) return chosen;
    }
    return undefined;
  }
}

/** The values of a product's attribute. */
export function valuesOf({ attributes }: ApiProduct, name: string): string[] {
  return attributes.find(({ key }) => key === name)?.value ?? [];
}

function hasChoices(product: ApiProduct): boolean {
  const choices = [valuesOf(product, 'size'), valuesOf(product, 'color')];
  return product.discountedPrice === null && choices.every(({ length }) => length > 1);
}

function hasNoChoice(product: ApiProduct): boolean {
  const isPlain = valuesOf(product, 'color').every((color) => color === 'Default');
  return (
    product.discountedPrice === null && isPlain && valuesOf(product, 'size').join() === 'One Size'
  );
}

function byStock(a: ApiProduct, b: ApiProduct): number {
  return (b.stock?.total ?? 0) - (a.stock?.total ?? 0);
}

function pathOf({ id }: ApiProduct): string {
  return `/product/${encodeURIComponent(id)}`;
}

/** The product with its fullest variant; undefined where that has too few pieces. */
function fullest(product: ApiProduct): TestedProduct | undefined {
  const [variant] = wellStocked(product);
  return variant && { ...product, ...variant, path: pathOf(product) };
}

function withTwoSizes(product: ApiProduct, shelf: TestedCategory): SizedProduct | undefined {
  const variants = wellStocked(product);
  for (const { size, color } of variants) {
    const other = variants.find((variant) => variant.color === color && variant.size !== size);
    if (!other) continue;
    return { ...product, path: pathOf(product), size, color, otherSize: other.size, shelf };
  }
  return undefined;
}

/** The variants of which enough pieces are left, the fullest first. */
function wellStocked({ stock }: ApiProduct): { size: string; color: string }[] {
  return (stock?.variants ?? [])
    .filter(({ quantity }) => quantity >= FEW)
    .sort((a, b) => b.quantity - a.quantity)
    .map(({ size, color }) => ({ size: size ?? 'One Size', color: color ?? 'Default' }));
}

function reporting(found: Found): Catalogue {
  const required = <Role extends keyof Catalogue>(role: Role): Catalogue[Role] => {
    const there = found[role];
    if (there === undefined) {
      throw new Error(`The shop lacks ${NEEDS[role]}: this test needs one. See README, "Test it".`);
    }
    return there;
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
