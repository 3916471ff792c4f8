import { Type, type Static } from 'typebox';

export const SocialLinkSchema = Type.Object({ name: Type.String(), url: Type.String() });
export type SocialLink = Static<typeof SocialLinkSchema>;

/**
 * GET /storeInfo. `policies` maps a slug to HTML with placeholders such as `{{companyName}}`.
 * `exchangeRates` says how much of a currency one rupee buys: `{ USD: 0.012 }`.
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
  policies: Type.Record(Type.String(), Type.String()),
  socialLinks: Type.Optional(Type.Array(SocialLinkSchema)),
  currency: Type.Optional(Type.String()),
  exchangeRates: Type.Optional(Type.Record(Type.String(), Type.Number())),
});
export type StoreInfo = Static<typeof StoreInfoSchema>;
