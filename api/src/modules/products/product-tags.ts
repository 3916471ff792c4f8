import type { FastifyReply } from 'fastify';
import { pageTag, SURROGATE_KEY } from '@storefront/host/contracts/page-tags';
import type { ProductFilter } from './products.repository';
import type { SearchRequest } from './search/search-request';

interface Shown {
  id: string;
}

interface Listed {
  filter: ProductFilter;
}

/** The tags of products, which change with them. */
export function productTags(products: readonly Shown[]): string[] {
  return products.map(({ id }) => pageTag('product', id));
}

/** The tags of a list in its usual order: of what it shows, and of what the lists of its category have. */
export function listTags(products: readonly Shown[], { filter }: Listed): string[] {
  return [pageTag('listing', categoryOf(filter)), ...productTags(products)];
}

/** The tags of a list that is narrowed or sorted by what products cost and offer, or counts that. */
export function searchTags(products: readonly Shown[], request: SearchRequest): string[] {
  const { facets, choice, order, filter } = request;
  const isByOffer = facets || Object.keys(choice).length > 0 || order.startsWith('price');
  return [
    ...listTags(products, request),
    ...(isByOffer ? [pageTag('facets', categoryOf(filter))] : []),
  ];
}

/**
 * The tags of related products. A list that could be better, because of a product that it doesn't show, isn't wrong: it
 * is made anew when its time is over.
 */
export function relatedTags(products: readonly Shown[], { id }: Shown): string[] {
  return productTags([{ id }, ...products]);
}

/** Tags the response that there is no such product: the next one that is published may be it. */
export function tagMissing(reply: FastifyReply): FastifyReply {
  return reply.header(SURROGATE_KEY, pageTag('listing'));
}

/** Each product changes the lists of its category and of its parent category, whichever they are narrowed by besides. */
function categoryOf({ category, parentCategory }: ProductFilter): string | undefined {
  return parentCategory ?? category;
}
