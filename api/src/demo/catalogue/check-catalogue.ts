import { DEFAULT_COLOR } from '@storefront/host/contracts/api';
import type { DemoColours, DemoProduct } from './catalogue.schema';
import { coloursOf } from './demo-product';

/** A data file of the catalogue. */
interface CatalogueFile {
  name: string;
  products: readonly DemoProduct[];
}

/** The catalogue contradicts itself; the message has a line for each thing that is wrong. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';

  constructor(problems: readonly string[]) {
    super(`The demo catalogue is wrong:\n${problems.join('\n')}`);
  }
}

/** The data file that a product belongs in: `women-jackets-coats.json`. */
function fileOf({ category, parentCategory }: DemoProduct): string {
  const words = `${category} ${parentCategory}`.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return `${words.join('-')}.json`;
}

function* problemsOfPrice({ regularPrice, discountedPrice }: DemoProduct): Iterable<string> {
  if (discountedPrice !== undefined && discountedPrice >= regularPrice) {
    yield `discountedPrice ${discountedPrice} isn't below regularPrice ${regularPrice}`;
  }
}

function* problemsOfStock({ sizes, stock }: DemoProduct): Iterable<string> {
  const length = sizes?.length ?? 1;
  for (const [colour, pieces] of Object.entries(stock)) {
    if (pieces.length !== length) {
      yield `stock of ${colour} has ${pieces.length} numbers where ${length} are needed`;
    }
  }
}

function* problemsOfColour(product: DemoProduct, known: DemoColours): Iterable<string> {
  const colours = coloursOf(product);
  const isDefault = colours.includes(DEFAULT_COLOR);
  if (isDefault && colours.length > 1) yield `${DEFAULT_COLOR} can't be used with other colours`;
  if (isDefault !== (product.shade !== undefined)) {
    yield `shade is required for the colour ${DEFAULT_COLOR}, and not allowed with any other`;
  }
  const named = [...colours.filter((colour) => colour !== DEFAULT_COLOR), product.shade];
  for (const colour of named) {
    if (colour !== undefined && !Object.hasOwn(known, colour)) {
      yield `there is no colour ${colour} in colours.json`;
    }
  }
}

function* problemsOf(product: DemoProduct, file: string, known: DemoColours): Iterable<string> {
  if (fileOf(product) !== file) yield `belongs in ${fileOf(product)}`;
  if (product.picture.views[0] !== 'front') yield "its first view isn't the front";
  yield* problemsOfPrice(product);
  yield* problemsOfStock(product);
  yield* problemsOfColour(product, known);
}

/** Returns a function that reports a value which an earlier product has already. */
function repetitionFinder() {
  const seen = new Map<string, string>();
  return (what: string, value: string, id: string): string | undefined => {
    const key = `${what} ${value.toLowerCase()}`;
    const first = seen.get(key);
    if (first === undefined) seen.set(key, id);
    return first === undefined ? undefined : `has the ${what} of ${first}`;
  };
}

/**
 * Checks what a schema can't express: values that must be unique across all files, and values of a product
 * that must agree. Throws a CatalogueError that names file, product and problem.
 */
export function checkCatalogue(files: readonly CatalogueFile[], known: DemoColours): void {
  const repeated = repetitionFinder();
  const problems = files.flatMap(({ name, products }) =>
    products.flatMap((product) =>
      [
        repeated('id', product.id, product.id),
        repeated('title', product.title, product.id),
        repeated('description', product.description, product.id),
        ...problemsOf(product, name, known),
      ]
        .filter((problem) => problem !== undefined)
        .map((problem) => `${name}: ${product.id}: ${problem}`),
    ),
  );
  if (problems.length > 0) throw new CatalogueError(problems);
}
