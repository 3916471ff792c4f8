import { Type } from 'typebox';
import {
  ErrorBodySchema,
  ProductListQuerySchema,
  ProductListSchema,
  ProductSchema,
  RelatedProductsSchema,
  RelatedQuerySchema,
  SuggestionsSchema,
  SuggestQuerySchema,
} from '@storefront/host/contracts/api';

export const productListSchema = {
  tags: ['products'],
  summary: 'A page of products: all, or those that match a search',
  querystring: ProductListQuerySchema,
  response: { 200: ProductListSchema, '4xx': ErrorBodySchema, 503: ErrorBodySchema },
};

export const productSchema = {
  tags: ['products'],
  summary: 'One product',
  params: Type.Object({ id: Type.String() }),
  response: { 200: ProductSchema, '4xx': ErrorBodySchema },
};

export const suggestionsSchema = {
  tags: ['products'],
  summary: 'Products and categories for the beginning of a search',
  description: 'The last word may be incomplete. Without a letter or digit nothing is suggested.',
  querystring: SuggestQuerySchema,
  response: { 200: SuggestionsSchema, '4xx': ErrorBodySchema, 503: ErrorBodySchema },
};

export const relatedSchema = {
  tags: ['products'],
  summary: 'Products that are related to one',
  description:
    'Products that were bought together with it, then products of similar cloth, cut and price; none that are sold out.',
  params: Type.Object({ id: Type.String() }),
  querystring: RelatedQuerySchema,
  response: { 200: RelatedProductsSchema, '4xx': ErrorBodySchema },
};
