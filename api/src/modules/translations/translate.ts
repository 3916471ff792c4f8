import type {
  CollectionPage,
  CollectionPages,
  Product,
  ProductList,
  RelatedProducts,
  StoreInfo,
  Suggestions,
} from '@storefront/host/contracts/api';
import type { ApiContext } from '../../context';
import {
  labelOf,
  labelsOf,
  valuesOfFacets,
  valuesOfProduct,
  withFacetLabels,
  withLabels,
} from './labels';
import { withTexts } from './texts';
import { type FindTexts, prepareFindTexts, type ShownTexts } from './translations.repository';

/** Puts responses into a language, each with one query; what has no texts in it stays as it is. */
export interface Translate {
  product: (product: Product) => Promise<Product>;
  list: (list: ProductList) => Promise<ProductList>;
  related: (related: RelatedProducts) => Promise<RelatedProducts>;
  suggestions: (suggestions: Suggestions) => Promise<Suggestions>;
  collection: (page: CollectionPage) => Promise<CollectionPage>;
  collections: (pages: CollectionPages) => Promise<CollectionPages>;
  store: (store: StoreInfo) => Promise<StoreInfo>;
}

/** Creates what puts responses into the language of a request (ADR 69); into the shop's first one, nothing has to be put. */
export function createTranslate({ db, config }: ApiContext): (language: string) => Translate {
  const [first] = config.languages;
  const findTexts = prepareFindTexts(db);
  return (language) => (language === first ? UNTRANSLATED : translateTo(findTexts, language));
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

function translateTo(findTexts: FindTexts, language: string): Translate {
  const find: (names: Parameters<FindTexts>[1]) => Promise<ShownTexts> = (names) =>
    findTexts(language, names);
  const findProducts = (products: readonly Product[], values: readonly string[] = []) =>
    find({
      product: products.map(({ id }) => id),
      value: [...products.flatMap(valuesOfProduct), ...values],
    });
  return {
    product: async (product) => translateProduct(product, await findProducts([product])),
    related: async ({ data }) => {
      const texts = await findProducts(data);
      return { data: data.map((product) => translateProduct(product, texts)) };
    },
    list: async ({ data, facets, ...list }) => {
      const texts = await findProducts(data, facets && valuesOfFacets(facets));
      return {
        ...list,
        data: data.map((product) => translateProduct(product, texts)),
        ...(facets && { facets: withFacetLabels(facets, texts.value) }),
      };
    },
    suggestions: async ({ data: { products, categories, ...rest } }) => {
      const texts = await find({
        product: products.map(({ id }) => id),
        value: categories.flatMap(({ category, parentCategory }) => [category, parentCategory]),
      });
      return {
        data: {
          ...rest,
          products: products.map((product) => ({
            ...product,
            title: texts.product.get(product.id)?.title ?? product.title,
          })),
          categories: categories.map((one) => ({
            ...one,
            label: `${labelOf(one.category, texts.value)} › ${labelOf(one.parentCategory, texts.value)}`,
          })),
        },
      };
    },
    collection: async (page) => {
      const shown = page.sections.flatMap(({ products }) => products);
      const [products, { collection }] = await Promise.all([
        findProducts(shown),
        find({ collection: [page.slug] }),
      ]);
      const sections = page.sections.map((section) => ({
        ...section,
        products: section.products.map((product) => translateProduct(product, products)),
      }));
      return withTexts({ ...page, sections }, collection.get(page.slug));
    },
    collections: async ({ data }) => {
      const { collection } = await find({ collection: data.map(({ slug }) => slug) });
      return { data: data.map((page) => withTexts(page, collection.get(page.slug))) };
    },
    store: async (store) => {
      const { store: texts, value } = await find({ store: [''], value: store.categories });
      return { ...withTexts(store, texts.get('')), ...labelsOf(store.categories, value) };
    },
  };
}

function translateProduct(product: Product, { product: products, value }: ShownTexts): Product {
  return withLabels(withTexts(product, products.get(product.id)), value);
}
