import { Type } from 'typebox';
import {
  ErrorBodySchema,
  WishlistMergeSchema,
  WishlistResponseSchema,
} from '@storefront/host/contracts/api';

const common = { tags: ['wishlist'], security: [{ bearer: [] }] };
const ofProduct = {
  ...common,
  params: Type.Object({ id: Type.String({ description: 'The id of a product' }) }),
};

export const wishlistSchema = {
  ...common,
  summary: 'The wishlist of the account, the oldest first',
  description: 'Products that no longer exist are left out, and reappear if they are added again.',
  response: { 200: WishlistResponseSchema, '4xx': ErrorBodySchema },
};

export const mergeWishlistSchema = {
  ...common,
  summary: 'Adds the wishlist of a device to that of the account, and returns all of it',
  description:
    'Existing entries stay as they are, and unknown products are left out, so that it can be repeated. ' +
    'When it would become too long, nothing is added and the response is 409.',
  body: WishlistMergeSchema,
  response: { 200: WishlistResponseSchema, '4xx': ErrorBodySchema },
};

export const addToWishlistSchema = {
  ...ofProduct,
  summary: 'Adds a product to the wishlist; an existing entry stays as it is',
  response: { 204: Type.Null(), '4xx': ErrorBodySchema },
};

export const removeFromWishlistSchema = {
  ...ofProduct,
  summary: 'Removes a product from the wishlist; one that isn’t on it is no error',
  response: { 204: Type.Null(), '4xx': ErrorBodySchema },
};
