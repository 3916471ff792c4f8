import { apiPaths, pagePaths } from '@storefront/host/contracts';
import type { Http } from '@storefront/host';
import {
  listOrEmpty,
  objectOrEmpty,
  readEntries,
  readText,
  unwrapData,
} from '@storefront/host/response/read-response';
import { UnexpectedResponseError } from '@storefront/host/response/unexpected-response-error';
import { parseProduct, type Product } from '../product/product';

/** A category that a search may mean, and the path of its listing. */
interface SuggestedCategory {
  label: string;
  path: string;
}

/** The suggestions for a partly typed search. */
export interface Suggestions {
  products: Product[];
  categories: SuggestedCategory[];
  /** The corrected text that was searched instead, because nothing matches the typed one. */
  correction?: string | undefined;
}

/** Fetches the suggestions for a partly typed search. Throws if the call fails. */
export async function fetchSuggestions(
  http: Http,
  text: string,
  signal: AbortSignal,
): Promise<Suggestions> {
  return parseSuggestions(await http.get(apiPaths.suggestions, { params: { q: text }, signal }));
}

/** Parses suggestions; entries that can't be parsed are dropped and logged. */
function parseSuggestions(response: unknown): Suggestions {
  const { products, categories, correction } = objectOrEmpty(unwrapData(response));
  return {
    products: readEntries(listOrEmpty(products), parseSuggestedProduct),
    categories: readEntries(listOrEmpty(categories), parseCategory),
    correction: readText(correction),
  };
}

/** A suggested product has one picture instead of a list of them. */
function parseSuggestedProduct(entry: unknown): Product {
  const product = objectOrEmpty(entry);
  return parseProduct({ ...product, images: listOrEmpty(product.images ?? [product.picture]) });
}

function parseCategory(entry: unknown): SuggestedCategory {
  const { label, category, parentCategory } = objectOrEmpty(entry);
  const [name, parent, text] = [readText(category), readText(parentCategory), readText(label)];
  if (name === undefined || parent === undefined || text === undefined) {
    throw new UnexpectedResponseError('suggested category', 'a label and two categories');
  }
  const path = `${pagePaths.category(name)}&parentCategory=${encodeURIComponent(parent)}`;
  return { label: text, path };
}
