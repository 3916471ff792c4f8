import { Type } from 'typebox';
import {
  ErrorBodySchema,
  ProductListQuerySchema,
  ProductListSchema,
  ProductSchema,
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
