import { Type } from 'typebox';
import {
  ErrorBodySchema,
  ProductListQuerySchema,
  ProductListSchema,
  ProductSchema,
  RelatedProductsSchema,
  RelatedQuerySchema,
} from '@storefront/shared/contracts/api';

export const productListSchema = {
  tags: ['products'],
  summary: 'A page of products',
  querystring: ProductListQuerySchema,
  response: { 200: ProductListSchema, '4xx': ErrorBodySchema },
};

export const productSchema = {
  tags: ['products'],
  summary: 'One product',
  params: Type.Object({ id: Type.String() }),
  response: { 200: ProductSchema, '4xx': ErrorBodySchema },
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
