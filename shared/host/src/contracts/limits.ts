// Numbers that the storefront and the API agree on. Plain constants, so that browser code can use them without loading a
// schema library, and each an export of its own, so that a bundle has only those that it uses. Minimum lengths count
// characters after trimming, maximum lengths also count the spaces around.

export const nameMin = 2;
export const nameMax = 80;
export const emailMax = 254;
/** The minimum that the forms check, because older passwords may be this short. */
export const passwordMin = 6;
/** The minimum that the API requires of a new password. */
export const newPasswordMin = 8;
export const passwordMax = 128;

export const pageSize = 12;
export const pageSizeMax = 100;
export const featuredProductsCount = 4;
export const subCategoryPageSize = 100;
export const storeCategoriesMax = 3;
export const categoryMax = 100;
export const searchMax = 200;
export const suggestionsDefault = 6;
export const suggestionsMax = 20;

export const ordersPageSize = 10;

/** The name of a collection. */
export const collectionMax = 60;
/** Collections that a product may be in. */
export const collectionsMax = 20;

export const wishlistMax = 200;
/** Open requests of one address to be told when something is back. */
export const alertsMax = 20;
/** Products that one call asks for by their ids. */
export const productIdsMax = 50;
export const productIdMax = 200;
/** Choices beyond size and colour that a product may have. */
export const productOptionsMax = 3;
/** The name of such a choice, or one of its values. */
export const optionTextMax = 100;

/** The words that a shopper agrees to. */
export const consentMax = 500;

/** Reviews on a page of them. */
export const reviewsPageSize = 5;
export const reviewTitleMax = 80;
export const reviewTextMax = 2000;
export const reviewPicturesMax = 3;
/** Of one that is uploaded. */
export const reviewPictureBytesMax = 10 * 1024 * 1024;

/** What is typed as the code of a text message, which has six digits. */
export const orderCodeMax = 20;
/** The address of a UPI account, such as `name@bank`. */
export const upiIdMax = 255;

export const orderLinesMax = 100;
export const lineQuantityMax = 1000;
/** Pieces of an order whose delivery has a date; what larger ones take, the shipping policy says. */
export const datedPiecesMax = 10;
export const couponCodeMax = 40;
/** Of offers and gift cards together. */
export const couponCodesMax = 2;
/** A buyer's words for the recipient of a gift card. */
export const giftMessageMax = 200;
/** How far ahead the day may be on which a gift card is mailed. */
export const giftDaysAheadMax = 365;
export const addressLineMax = 200;
export const addressLabelMax = 40;
export const addressesMax = 20;
export const postalCodeMax = 12;
export const phoneMax = 20;
export const phoneDigits = 10;
export const returnCommentMax = 500;
/** The maximum for a GSTIN as it may be typed, with spaces; it has 15 characters. */
export const gstinMax = 40;

export const paymentFieldMax = 500;
