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
} from '@storefront/shared/contracts/api';

export const productListSchema = {
  tags: ['products'],
  summary: 'A page of products, all or those that are searched',
  querystring: ProductListQuerySchema,
  response: { 200: ProductListSchema, '4xx': ErrorBodySchema },
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
  description:
    'Of the last word its beginning is enough. Without a letter or digit nothing is suggested.',
  querystring: SuggestQuerySchema,
  response: { 200: SuggestionsSchema, '4xx': ErrorBodySchema },
};

export const relatedSchema = {
  tags: ['products'],
  summary: 'Products that go with one',
  description:
    'What was bought together with it, then what is like it in cloth, cut and price; never what is sold out.',
  params: Type.Object({ id: Type.String() }),
  querystring: RelatedQuerySchema,
  response: { 200: RelatedProductsSchema, '4xx': ErrorBodySchema },
};
