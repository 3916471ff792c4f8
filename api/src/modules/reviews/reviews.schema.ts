import {
  ErrorBodySchema,
  OwnReviewSchema,
  OwnReviewsSchema,
  ReviewListSchema,
  ReviewPictureSchema,
  ReviewRequestSchema,
  ReviewsQuerySchema,
} from '@storefront/host/contracts/api';
import { Type } from 'typebox';

const tags = ['reviews'];
const security = [{ bearer: [] }];
const params = Type.Object({ id: Type.String({ description: 'The id of a product' }) });

export const productReviewsSchema = {
  tags,
  summary: 'A page of the published reviews of a product, and a summary of all of them',
  params,
  querystring: ReviewsQuerySchema,
  response: { 200: ReviewListSchema, '4xx': ErrorBodySchema, 503: ErrorBodySchema },
};

export const ownReviewsSchema = {
  tags,
  security,
  summary: 'The reviews of the account, the newest first, in whatever state they are',
  response: { 200: OwnReviewsSchema, '4xx': ErrorBodySchema },
};

export const writeReviewSchema = {
  tags,
  security,
  params,
  summary: 'Writes or rewrites the account’s review of a product; 409 if it was never delivered',
  description:
    'The review waits until an operator has published it; one that was published isn’t shown meanwhile.',
  body: ReviewRequestSchema,
  response: { 200: OwnReviewSchema, '4xx': ErrorBodySchema },
};

export const uploadPictureSchema = {
  tags,
  security,
  params,
  summary: 'Uploads a picture for the account’s review of a product; 409 if it was never delivered',
  description:
    'A JPEG, PNG or WebP of at most 10 MB. It is made anew, without metadata; a review that is written with its id shows it.',
  consumes: ['image/jpeg', 'image/png', 'image/webp'],
  response: { 201: ReviewPictureSchema, '4xx': ErrorBodySchema, 503: ErrorBodySchema },
};

export const deleteReviewSchema = {
  tags,
  security,
  params,
  summary: 'Deletes the account’s review of a product; without one it is no error',
  response: { 204: Type.Null(), '4xx': ErrorBodySchema },
};
