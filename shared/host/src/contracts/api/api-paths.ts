// Paths of the API's calls, relative to `API_PREFIX`. Ids are encoded. Each is an export of its own, so that a bundle has
// only those that it uses.

export const health = '/health';
export const openApi = '/openapi.json';
export const authorize = '/users/authorize';
export const register = '/users/register';
export const logout = '/users/logout';
export const forgotPassword = '/users/forgot-password';
export const resetPassword = '/users/reset-password';
export const password = '/users/password';
export const verifyEmail = '/users/verify-email';
export const verificationMail = '/users/verification-mail';
export const accountInfo = '/accountInfo';
export const accountExport = '/accountInfo/export';
export const addresses = '/addresses';
export const address = (id: string) => `/addresses/${encodeURIComponent(id)}`;
export const sessions = '/sessions';
export const session = (id: string) => `/sessions/${encodeURIComponent(id)}`;
export const storeInfo = '/storeInfo';
/** What has changed since a cursor, as tags of pages. */
export const changes = '/changes';
export const delivery = '/delivery';
export const pincodes = '/pincodes';
export const pincode = (pin: string) => `/pincodes/${encodeURIComponent(pin)}`;
export const products = '/products';
export const suggestions = '/products/suggest';
export const product = (id: string) => `/products/${encodeURIComponent(id)}`;
export const relatedProducts = (id: string) => `/products/${encodeURIComponent(id)}/related`;
/** The merchant's collections that have a page of their own. */
export const collections = '/collections';
export const collectionPage = (slug: string) => `/collections/${encodeURIComponent(slug)}`;
export const wishlist = '/wishlist';
export const wishlistItem = (productId: string) => `/wishlist/${encodeURIComponent(productId)}`;
/** The money that the account has with the shop. */
export const storeCredit = '/store-credit';
/** What gift cards can be bought; and an order of one. */
export const giftCards = '/gift-cards';
/** What is left on a gift card. */
export const giftCardBalance = '/gift-cards/balance';
/** What an order would cost. */
export const quotes = '/quotes';
/** The published reviews of a product. */
export const productReviews = (id: string) => `/products/${encodeURIComponent(id)}/reviews`;
/** The account's own reviews. */
export const reviews = '/reviews';
export const review = (productId: string) => `/reviews/${encodeURIComponent(productId)}`;
/** Pictures for the account's own review. */
export const reviewPictures = (productId: string) =>
  `/reviews/${encodeURIComponent(productId)}/pictures`;
/** Requests to be told when something is back in stock. */
export const alerts = '/alerts';
export const alert = (id: string) => `/alerts/${encodeURIComponent(id)}`;
/** Confirms, by the token of a mailed link, what an address asked for. */
export const alertConfirmation = '/alerts/confirm';
/** Ends all requests of the address that the token was mailed to. */
export const alertUnsubscription = (token: string) =>
  `/alerts/unsubscribe?token=${encodeURIComponent(token)}`;
/** In which ways the account wants to hear of its orders on a phone. */
export const messageChoices = '/messages/choices';
/** Ends all messages to the phone number that a link was sent to. */
export const messageStop = '/messages/stop';
/** What the provider of messages reports: replies, and what didn't arrive. */
export const messageReports = '/messages/reports';
export const orders = '/orders';
export const order = (id: string) => `/orders/${encodeURIComponent(id)}`;
export const orderCancellation = (id: string) => `/orders/${encodeURIComponent(id)}/cancel`;
/** Whether an order can be paid on delivery; and its confirmation. */
export const cashOnDelivery = (id: string) => `/orders/${encodeURIComponent(id)}/cash-on-delivery`;
/** Sends the code that confirms it. */
export const orderCode = (id: string) => `/orders/${encodeURIComponent(id)}/cash-on-delivery/code`;
/** Server-sent events. */
export const orderEvents = (id: string) => `/orders/${encodeURIComponent(id)}/events`;
export const orderReturns = (id: string) => `/orders/${encodeURIComponent(id)}/returns`;
export const orderReturn = (id: string, returnId: string) =>
  `/orders/${encodeURIComponent(id)}/returns/${encodeURIComponent(returnId)}`;
/** A PDF. */
export const returnLabel = (id: string, returnId: string) =>
  `/orders/${encodeURIComponent(id)}/returns/${encodeURIComponent(returnId)}/label`;
export const invoice = (id: string) => `/orders/${encodeURIComponent(id)}/invoice`;
/** The slashes of its number are replaced by dashes. */
export const creditNote = (id: string, number: string) =>
  `/orders/${encodeURIComponent(id)}/credit-notes/${encodeURIComponent(number.replaceAll('/', '-'))}`;
export const paymentFields = '/payments/fields';
export const payments = '/payments';
export const paymentCallback = '/payments/callback';
