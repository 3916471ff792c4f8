import type {
  CollectionPage,
  CollectionPages,
  Product,
  ProductList,
  RelatedProducts,
  StoreInfo,
  Suggestions,
} from '@storefront/host/contracts/api';
import type { MakeWithTexts, TextsIn, TextsOf } from './known-texts';
import { type LabelOf, labelsOf, withFacetLabels, withLabels } from './labels';
import { withTexts } from './texts';

/** Puts responses into a language; what has no texts in it stays as it is. */
export interface Translate {
  product: (product: Product) => Promise<Product>;
  list: (list: ProductList) => Promise<ProductList>;
  related: (related: RelatedProducts) => Promise<RelatedProducts>;
  suggestions: (suggestions: Suggestions) => Promise<Suggestions>;
  collection: (page: CollectionPage) => Promise<CollectionPage>;
  collections: (pages: CollectionPages) => Promise<CollectionPages>;
  store: (store: StoreInfo) => Promise<StoreInfo>;
}

/** Chooses what puts responses into the language of a request. */
export type TranslateTo = (language: string) => Translate;

/** Creates what puts responses into the languages of the shop (ADR 69); into the first one, nothing has to be put. */
export function createTranslateTo(textsIn: TextsIn): TranslateTo {
  return (language) => {
    const makeWithTexts = textsIn(language);
    return makeWithTexts ? createTranslate(makeWithTexts) : UNTRANSLATED;
  };
}

const UNTRANSLATED: Translate = {
  product: (product) => Promise.resolve(product),
  list: (list) => Promise.resolve(list),
  related: (related) => Promise.resolve(related),
  suggestions: (suggestions) => Promise.resolve(suggestions),
  collection: (page) => Promise.resolve(page),
  collections: (pages) => Promise.resolve(pages),
  store: (store) => Promise.resolve(store),
};

function createTranslate(makeWithTexts: MakeWithTexts): Translate {
  return {
    product: (product) => makeWithTexts((textsOf) => translateProduct(product, textsOf)),
    related: ({ data }) =>
      makeWithTexts((textsOf) => ({
        data: data.map((product) => translateProduct(product, textsOf)),
      })),
    list: ({ data, facets, ...list }) =>
      makeWithTexts((textsOf) => ({
        ...list,
        data: data.map((product) => translateProduct(product, textsOf)),
        ...(facets && { facets: withFacetLabels(facets, labelsIn(textsOf)) }),
      })),
    suggestions: ({ data: { products, categories, ...rest } }) =>
      makeWithTexts((textsOf) => {
        const labelOf = labelsIn(textsOf);
        return {
          data: {
            ...rest,
            products: products.map((product) => ({
              ...product,
              title: textsOf('product', product.id).title ?? product.title,
            })),
            categories: categories.map((one) => ({
              ...one,
              label: `${labelOf(one.category) ?? one.category} › ${labelOf(one.parentCategory) ?? one.parentCategory}`,
            })),
          },
        };
      }),
    collection: (page) =>
      makeWithTexts((textsOf) => {
        const sections = page.sections.map((section) => ({
          ...section,
          products: section.products.map((product) => translateProduct(product, textsOf)),
        }));
        return withTexts({ ...page, sections }, textsOf('collection', page.slug));
      }),
    collections: ({ data }) =>
      makeWithTexts((textsOf) => ({
        data: data.map((page) => withTexts(page, textsOf('collection', page.slug))),
      })),
    store: (store) =>
      makeWithTexts((textsOf) => ({
        ...withTexts(store, textsOf('store', '')),
        ...labelsOf(store.categories, labelsIn(textsOf)),
      })),
  };
}

function translateProduct(product: Product, textsOf: TextsOf): Product {
  return withLabels(withTexts(product, textsOf('product', product.id)), labelsIn(textsOf));
}

function labelsIn(textsOf: TextsOf): LabelOf {
  return (value) => textsOf('value', value).label;
}
