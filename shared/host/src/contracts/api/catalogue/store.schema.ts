import { Type, type Static } from 'typebox';
import { LabelsSchema, RupeesSchema } from '../common.schema';
import { PictureSchema } from './picture.schema';

export const SocialLinkSchema = Type.Object({ name: Type.String(), url: Type.String() });
export type SocialLink = Static<typeof SocialLinkSchema>;

/** The store's own pictures, all optional; those of categories by the lowercased name. */
export const StorePicturesSchema = Type.Object({
  hero: Type.Optional(PictureSchema),
  promo: Type.Optional(PictureSchema),
  categories: Type.Optional(Type.Record(Type.String(), PictureSchema)),
});
export type StorePictures = Static<typeof StorePicturesSchema>;

/**
 * How orders are shipped. `price` is rupees for an order, 0 where it costs nothing; `label` is the
 * store's own text for that price, such as "Free", and is shown in its place.
 */
export const ShippingRateSchema = Type.Object({
  method: Type.String(),
  price: RupeesSchema,
  label: Type.Optional(Type.String()),
});
export type ShippingRate = Static<typeof ShippingRateSchema>;

/**
 * Who answers complaints about the shop (Consumer Protection (E-Commerce) Rules 2020, rule 4).
 */
export const GrievanceOfficerSchema = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 100 }),
  designation: Type.String({ minLength: 1, maxLength: 100 }),
  email: Type.String({ minLength: 1, maxLength: 254 }),
  phone: Type.String({ minLength: 1, maxLength: 40 }),
});
export type GrievanceOfficer = Static<typeof GrievanceOfficerSchema>;

/**
 * GET /storeInfo. `policies` maps a slug to HTML with placeholders such as `{{companyName}}`.
 * `exchangeRates` says how much of a currency one rupee buys: `{ USD: 0.012 }`. Without a `gstin` there are no
 * tax invoices.
 */
export const StoreInfoSchema = Type.Object({
  storeName: Type.String(),
  companyName: Type.String(),
  companyAddress: Type.String(),
  companyEmail: Type.String(),
  companyPhone: Type.String(),
  companyLogoUrl: Type.String(),
  description: Type.String(),
  categories: Type.Array(Type.String()),
  /** What its categories are called. */
  labels: Type.Optional(LabelsSchema),
  policies: Type.Record(Type.String(), Type.String()),
  socialLinks: Type.Optional(Type.Array(SocialLinkSchema)),
  pictures: Type.Optional(StorePicturesSchema),
  shipping: Type.Optional(ShippingRateSchema),
  currency: Type.Optional(Type.String()),
  exchangeRates: Type.Optional(Type.Record(Type.String(), Type.Number())),
  gstin: Type.Optional(Type.String()),
  grievanceOfficer: Type.Optional(GrievanceOfficerSchema),
});
export type StoreInfo = Static<typeof StoreInfoSchema>;
