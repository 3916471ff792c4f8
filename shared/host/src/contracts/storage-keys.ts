// Keys of the browser's storage; see docs/contracts/storage.md.
// Each is an export of its own, so that a bundle has only those that it uses.

/** localStorage: the bearer token of the signed-in shopper. */
export const authToken = 'auth_token';
/** localStorage: present when the token must not outlive the browser session (D18). */
export const sessionOnly = 'auth_session_only';
/** localStorage: the cart's lines (CART-01). */
export const cart = 'cart';
/** localStorage: the codes of offers and gift cards that were entered for the cart. */
export const couponCodes = 'coupon_codes';
/** localStorage: ids of the products on the wishlist (D15). */
export const wishlist = 'wishlist';
/** localStorage: what these products cost when they were added, and when that was. */
export const wishlistSaved = 'wishlist_saved';
/** localStorage: which of these ids are on the wishlist of the signed-in account, as last fetched. */
export const wishlistAccount = 'wishlist_account';
/** localStorage: the newest order placed in this browser that waits for its payment (D31). */
export const pendingOrder = 'pending_order';
/** localStorage: ids of the products that were opened on this device, the newest first. */
export const recentlyViewed = 'recently_viewed';
/** localStorage: what was searched on this device, the newest first. */
export const recentSearches = 'recent_searches';
/** localStorage: the last PIN code for which a delivery was looked up. */
export const deliveryPin = 'delivery_pin';
/** localStorage: how many columns the listing shows (D4). */
export const listingColumns = 'listing_columns';
/** Cookie: fingerprint and idempotency key of an order whose response hasn't arrived. */
export const orderAttempt = 'order_attempt';
/** Cookie: a random id of the visitor, created while there is a canary, so that its visitors keep it. */
export const visitor = 'visitor';
/** sessionStorage: what only this tab gets (docs/adr/0014-overrides.md), as the query of an address. */
export const overrides = 'overrides';
/** sessionStorage: the path to open after the next sign-in (RT-03, D2). */
export const returnTo = 'return_to';
/** sessionStorage: the page to return to after the next sign-in when `return_to` is not set. */
export const returnFallback = 'return_wish';
