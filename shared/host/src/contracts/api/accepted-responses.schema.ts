import { Type, type TSchema } from 'typebox';
import { AddressSchema } from './account/address.schema';
import { CollectionSummarySchema } from './catalogue/collection-page.schema';
import { AcceptedAmountSchema, Nullable } from './common.schema';
import { DeliverySchema } from './delivery.schema';
import { AcceptedOrderSchema } from './orders/accepted-order.schema';
import { CashOnDeliverySchema, OrderCodeSchema } from './payment/cash-on-delivery.schema';
import { PaymentFieldSchema, PaymentResponseSchema } from './payment/payment.schema';
import { PincodeSchema } from './pincode.schema';
import { PictureSchema } from './catalogue/picture.schema';
import { ProductOptionSchema } from './catalogue/product.schema';
import { AlertAnswerSchema, AlertSchema } from './account/alert.schema';
import { MessageChoicesSchema } from './account/messages.schema';
import { GiftCardSchema, StoreCreditSchema } from './account/store-credit.schema';
import {
  OwnReviewSchema,
  ReviewPictureSchema,
  ReviewSchema,
  ReviewSummarySchema,
} from './catalogue/review.schema';
import { QuoteSchema } from './orders/quote.schema';
import { OrderReturnSchema } from './orders/return.schema';
import { StoreInfoSchema } from './catalogue/store.schema';
import { AccountInfoSchema, SessionsResponseSchema } from './account/user.schema';

/** A response that may come bare or in `data` (D28). */
const optionallyWrapped = <T extends TSchema>(schema: T) =>
  Type.Union([schema, Type.Object({ data: schema })]);

/** The value of an attribute is a list of texts, or one text with commas (MAP-06). */
const AcceptedAttributeSchema = Type.Object({
  key: Type.String(),
  value: Type.Union([Type.Array(Type.String()), Type.String()]),
});

const AcceptedProductSchema = Type.Object({
  id: Type.Union([Type.String(), Type.Number()]),
  title: Type.String(),
  description: Type.Optional(Nullable(Type.String())),
  imgUrl: Type.Optional(Nullable(Type.String())),
  category: Type.Optional(Nullable(Type.String())),
  parentCategory: Type.Optional(Nullable(Type.String())),
  subCategory: Type.Optional(Nullable(Type.String())),
  masterCategory: Type.Optional(Nullable(Type.String())),
  /** A price of 0 counts as absent, too. */
  regularPrice: AcceptedAmountSchema,
  discountedPrice: AcceptedAmountSchema,
  createdAt: Type.Optional(Type.String()),
  images: Type.Optional(Nullable(Type.Array(PictureSchema))),
  attributes: Type.Optional(Nullable(Type.Array(AcceptedAttributeSchema))),
  handle: Type.Optional(Nullable(Type.String())),
  priceVaries: Type.Optional(Nullable(Type.Boolean())),
  options: Type.Optional(Nullable(Type.Array(ProductOptionSchema))),
  vendor: Type.Optional(Nullable(Type.String())),
  collections: Type.Optional(Nullable(Type.Array(Type.String()))),
  seoTitle: Type.Optional(Nullable(Type.String())),
  seoDescription: Type.Optional(Nullable(Type.String())),
  stock: Type.Optional(Type.Unknown()),
  look: Type.Optional(Nullable(Type.Array(Type.String()))),
});

const AcceptedTotalSchema = Type.Object({ total: Type.Integer() });

/** The total is in `count` or in `pagination.total` (PLP-14). */
const AcceptedProductListSchema = Type.Intersect([
  Type.Object({ data: Type.Array(AcceptedProductSchema) }),
  Type.Union([
    Type.Object({ count: Type.Integer() }),
    Type.Object({ pagination: AcceptedTotalSchema }),
  ]),
]);

/** Suggestions for a search; a server without them responds with 404. */
const AcceptedSuggestionsSchema = Type.Object({
  data: Type.Object({
    products: Type.Array(AcceptedProductSchema),
    categories: Type.Optional(
      Type.Array(
        Type.Object({
          label: Type.String(),
          category: Type.String(),
          parentCategory: Type.String(),
        }),
      ),
    ),
    correction: Type.Optional(Type.String()),
  }),
});

/** A server without wishlists responds with 404: then the wishlist stays on the device. */
const AcceptedWishlistItemSchema = Type.Object({
  productId: Type.Union([Type.String(), Type.Number()]),
  priceWhenAdded: AcceptedAmountSchema,
  addedAt: Type.Optional(Type.String()),
});

/** A server without reviews responds with 404: then there are none, and nobody is asked for one. */
const AcceptedReviewsSchema = Type.Object({
  data: Type.Array(ReviewSchema),
  count: Type.Integer(),
  summary: ReviewSummarySchema,
});

/** A server without collections responds with 404. */
const AcceptedCollectionPageSchema = Type.Object({
  ...CollectionSummarySchema.properties,
  sections: Type.Array(
    Type.Object({
      title: Type.String(),
      text: Type.Optional(Type.String()),
      products: Type.Array(AcceptedProductSchema),
    }),
  ),
});

const AcceptedOwnReviewSchema = Type.Object({
  ...OwnReviewSchema.properties,
  productId: Type.Union([Type.String(), Type.Number()]),
});

/** Options are texts, or a value and its label (D28). */
const AcceptedPaymentFieldSchema = Type.Object({
  ...PaymentFieldSchema.properties,
  options: Type.Optional(
    Type.Array(
      Type.Union([Type.String(), Type.Object({ value: Type.String(), label: Type.String() })]),
    ),
  ),
});

/**
 * The successful responses that the storefront understands, by call: those of this repository's API
 * and every other shape that the requirements allow. Another server keeps to these. Calls whose response
 * isn't read, downloads and event streams are left out.
 */
export const acceptedResponses = {
  'POST /users/authorize': Type.Object({ token: Type.Optional(Type.String()) }),
  'POST /users/register': Type.Unknown(),
  'POST /users/logout': Type.Unknown(),
  'POST /users/forgot-password': Type.Unknown(),
  'POST /users/reset-password': Type.Unknown(),
  'PUT /users/password': Type.Unknown(),
  'POST /users/verify-email': Type.Unknown(),
  'POST /users/verification-mail': Type.Unknown(),
  'GET /accountInfo': optionallyWrapped(AccountInfoSchema),
  'PATCH /accountInfo': optionallyWrapped(AccountInfoSchema),
  'GET /addresses': optionallyWrapped(Type.Array(AddressSchema)),
  'POST /addresses': optionallyWrapped(AddressSchema),
  'PUT /addresses/{id}': optionallyWrapped(AddressSchema),
  'DELETE /addresses/{id}': Type.Unknown(),
  'GET /pincodes/{pin}': optionallyWrapped(PincodeSchema),
  'GET /sessions': optionallyWrapped(SessionsResponseSchema),
  'DELETE /sessions': Type.Unknown(),
  'DELETE /sessions/{id}': Type.Unknown(),
  'GET /storeInfo': optionallyWrapped(Type.Partial(StoreInfoSchema)),
  'GET /delivery': optionallyWrapped(DeliverySchema),
  'GET /products': AcceptedProductListSchema,
  'GET /products/suggest': AcceptedSuggestionsSchema,
  'GET /products/{id}': optionallyWrapped(AcceptedProductSchema),
  'GET /products/{id}/related': AcceptedProductListSchema,
  'GET /products/{id}/reviews': AcceptedReviewsSchema,
  'GET /collections': optionallyWrapped(Type.Array(CollectionSummarySchema)),
  'GET /collections/{slug}': optionallyWrapped(AcceptedCollectionPageSchema),
  'GET /reviews': optionallyWrapped(Type.Array(AcceptedOwnReviewSchema)),
  'POST /reviews/{id}/pictures': optionallyWrapped(ReviewPictureSchema),
  'PUT /reviews/{id}': optionallyWrapped(AcceptedOwnReviewSchema),
  'DELETE /reviews/{id}': Type.Unknown(),
  /** A server without alerts responds with 404. */
  'GET /alerts': optionallyWrapped(Type.Array(AlertSchema)),
  'POST /alerts': optionallyWrapped(AlertAnswerSchema),
  'DELETE /alerts/{id}': Type.Unknown(),
  'POST /alerts/confirm': Type.Unknown(),
  'POST /alerts/unsubscribe': Type.Unknown(),
  /** A server without messages responds with 404. */
  'GET /messages/choices': MessageChoicesSchema,
  'POST /messages/choices': Type.Unknown(),
  'POST /messages/stop': Type.Unknown(),
  /** A server without gift cards responds with 404 to both. */
  'GET /store-credit': optionallyWrapped(Type.Partial(StoreCreditSchema)),
  'POST /gift-cards/balance': optionallyWrapped(Type.Partial(GiftCardSchema)),
  'GET /wishlist': optionallyWrapped(Type.Array(AcceptedWishlistItemSchema)),
  'POST /wishlist': optionallyWrapped(Type.Array(AcceptedWishlistItemSchema)),
  'PUT /wishlist/{id}': Type.Unknown(),
  'DELETE /wishlist/{id}': Type.Unknown(),
  'GET /orders': optionallyWrapped(Type.Array(AcceptedOrderSchema)),
  'GET /orders/{id}': optionallyWrapped(AcceptedOrderSchema),
  'POST /orders/{id}/cancel': optionallyWrapped(AcceptedOrderSchema),
  /** A server without cash on delivery responds with 404. */
  'GET /orders/{id}/cash-on-delivery': Type.Partial(CashOnDeliverySchema),
  'POST /orders/{id}/cash-on-delivery/code': Type.Pick(OrderCodeSchema, ['nextAt']),
  'POST /orders/{id}/cash-on-delivery': Type.Unknown(),
  'POST /orders/{id}/returns': optionallyWrapped(Type.Partial(OrderReturnSchema)),
  'DELETE /orders/{id}/returns/{returnId}': Type.Unknown(),
  /** A server without offers responds with 404. */
  'POST /quotes': optionallyWrapped(Type.Partial(QuoteSchema)),
  'POST /orders': optionallyWrapped(
    Type.Object({ id: Type.Union([Type.String(), Type.Number()]) }),
  ),
  'GET /payments/fields': Type.Union([
    Type.Array(AcceptedPaymentFieldSchema),
    Type.Object({ fields: Type.Array(AcceptedPaymentFieldSchema) }),
  ]),
  'POST /payments': PaymentResponseSchema,
} as const satisfies Record<string, TSchema>;

/** A call whose response is read: method and path, `{id}` standing for an id. */
export type ApiCall = keyof typeof acceptedResponses;
