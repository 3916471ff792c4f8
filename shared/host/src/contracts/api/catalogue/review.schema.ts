import { Type, type Static } from 'typebox';
import * as LIMITS from '../../limits';
import { Nullable, TimestampSchema } from '../common.schema';
import { PictureSchema } from './picture.schema';
import { FIT_VOTES, REVIEW_SORTS, REVIEW_STATES } from './review-values';

const StarsSchema = Type.Integer({ minimum: 1, maximum: 5 });
const CountSchema = Type.Integer({ minimum: 0 });

/** What a review says. */
const saidProperties = {
  stars: StarsSchema,
  fit: Nullable(Type.Enum(FIT_VOTES)),
  title: Nullable(Type.String()),
  text: Nullable(Type.String()),
  /** The size and the colour that the author bought. */
  size: Nullable(Type.String()),
  color: Nullable(Type.String()),
  writtenAt: TimestampSchema,
};

/** A published review. */
export const ReviewSchema = Type.Object({
  ...saidProperties,
  author: Type.String({ description: 'The first name, and the initial of the last one' }),
  pictures: Type.Optional(Type.Array(PictureSchema)),
});
export type Review = Static<typeof ReviewSchema>;

/** A picture that was uploaded for a review. */
export const ReviewPictureSchema = Type.Object({ id: Type.String(), picture: PictureSchema });
export type ReviewPicture = Static<typeof ReviewPictureSchema>;

/** A review as its author sees it. */
export const OwnReviewSchema = Type.Object({
  ...saidProperties,
  productId: Type.String(),
  state: Type.Enum(REVIEW_STATES),
  reason: Nullable(Type.String({ description: 'Why it was rejected' })),
  pictures: Type.Optional(Type.Array(ReviewPictureSchema)),
});
export type OwnReview = Static<typeof OwnReviewSchema>;

/** All published reviews of a product together. */
export const ReviewSummarySchema = Type.Object({
  /** Of the stars, with one decimal; null without reviews. */
  average: Nullable(Type.Number({ minimum: 1, maximum: 5 })),
  count: CountSchema,
  /** How many gave one star, two, and so on. */
  stars: Type.Array(CountSchema, { minItems: 5, maxItems: 5 }),
  fit: Type.Object({ small: CountSchema, true: CountSchema, large: CountSchema }),
  /** How most buyers say that it fits, returns for its size included; null if too few say so, or no majority agrees. */
  sizing: Nullable(Type.Enum(FIT_VOTES)),
});
export type ReviewSummary = Static<typeof ReviewSummarySchema>;

/** GET /products/{id}/reviews */
export const ReviewsQuerySchema = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  sort: Type.Optional(Type.Enum(REVIEW_SORTS)),
});

/** GET /products/{id}/reviews: a page of them; `count` is that of all. */
export const ReviewListSchema = Type.Object({
  data: Type.Array(ReviewSchema),
  count: CountSchema,
  summary: ReviewSummarySchema,
});
export type ReviewList = Static<typeof ReviewListSchema>;

/** GET /reviews: the account's own, the newest first. */
export const OwnReviewsSchema = Type.Object({ data: Type.Array(OwnReviewSchema) });

/** PUT /reviews/{productId} */
export const ReviewRequestSchema = Type.Object({
  stars: StarsSchema,
  fit: Type.Optional(Nullable(Type.Enum(FIT_VOTES))),
  title: Type.Optional(Nullable(Type.String({ maxLength: LIMITS.reviewTitleMax }))),
  text: Type.Optional(Nullable(Type.String({ maxLength: LIMITS.reviewTextMax }))),
  pictures: Type.Optional(
    Type.Array(Type.String({ maxLength: 100 }), {
      maxItems: LIMITS.reviewPicturesMax,
      uniqueItems: true,
      description: 'The ids of uploaded ones, in their order; without it those of before stay',
    }),
  ),
});
export type ReviewRequest = Static<typeof ReviewRequestSchema>;
