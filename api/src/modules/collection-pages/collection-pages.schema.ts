import { Type } from 'typebox';
import {
  CollectionPageSchema,
  CollectionPagesSchema,
  ErrorBodySchema,
} from '@storefront/host/contracts/api';

export const collectionPagesSchema = {
  tags: ['collections'],
  summary: 'The published collections, the newest first',
  response: { 200: CollectionPagesSchema, '4xx': ErrorBodySchema },
};

export const collectionPageSchema = {
  tags: ['collections'],
  summary: 'The page of a collection: its texts and products',
  description: 'Products that shoppers don’t see are left out, and so are sections without any.',
  params: Type.Object({ slug: Type.String() }),
  response: { 200: CollectionPageSchema, '4xx': ErrorBodySchema },
};
