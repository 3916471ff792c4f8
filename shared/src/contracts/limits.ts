/**
 * Numbers that the storefront and the API agree on. Plain constants, so that browser code can use
 * them without loading a schema library. Minimum lengths count characters after trimming, maximum lengths also count the spaces around.
 */
export const LIMITS = {
  nameMin: 2,
  nameMax: 80,
  emailMax: 254,
  /** The minimum that the forms check, because older passwords may be this short. */
  passwordMin: 6,
  /** The minimum that the API requires of a new password. */
  newPasswordMin: 8,
  passwordMax: 128,

  pageSize: 12,
  pageSizeMax: 100,
  featuredProductsCount: 4,
  subCategoryPageSize: 100,
  storeCategoriesMax: 3,
  categoryMax: 100,
  searchMax: 200,
  suggestionsDefault: 6,
  suggestionsMax: 20,

  ordersPageSize: 10,

  wishlistMax: 200,
  /** Products that one call asks for by their ids. */
  productIdsMax: 50,
  productIdMax: 200,
  /** Choices beyond size and colour that a product may have. */
  productOptionsMax: 3,
  /** The name of such a choice, or one of its values. */
  optionTextMax: 100,

  orderLinesMax: 100,
  lineQuantityMax: 1000,
  addressLineMax: 200,
  addressLabelMax: 40,
  addressesMax: 20,
  postalCodeMax: 12,
  phoneMax: 20,
  phoneDigits: 10,
  returnCommentMax: 500,
  /** The maximum for a GSTIN as it may be typed, with spaces; it has 15 characters. */
  gstinMax: 40,

  paymentFieldMax: 500,
} as const;
