// Paths of the shop's pages, beside those of the API (`apiPaths`). Ids and names are encoded. A remote declares the same
// paths as patterns in its `remote.ts`, which `scripts/lib/release/page-paths.test.ts` compares with these. Each is an
// export of its own, so that a bundle has only those that it uses.

export const home = '/';
export const products = '/products';
/** The listing of a category, named as the store names it; `/products?category=` (NAV-01). */
export const category = (name: string) =>
  `/products?category=${encodeURIComponent(name.toLowerCase())}`;
/** The listing of a category's sub-category. */
export const subCategory = (name: string, parentCategory: string) =>
  `${category(name)}&parentCategory=${encodeURIComponent(parentCategory)}`;
/** The listing of a collection, named as the API lists it. */
export const collection = (name: string) => `/products?collection=${encodeURIComponent(name)}`;
/** The merchant's collections, and the page of one. */
export const collections = '/collections';
export const collectionPage = (slug: string) => `/collections/${encodeURIComponent(slug)}`;
/** All products, the newest first. */
export const newArrivals = '/products?new=true';
/** All products on sale. */
export const sale = '/products?onSale=true';
export const search = '/search';
/** The results of a search. */
export const searchFor = (query: string) => `/search?q=${encodeURIComponent(query)}`;
export const wishlist = '/wishlist';
/** A page that shows these products, and changes nobody's wishlist. */
export const sharedWishlist = (...ids: string[]) =>
  `/wishlist/shared?items=${ids.map(encodeURIComponent).join(',')}`;
export const product = (id: string) => `/product/${encodeURIComponent(id)}`;
/** The same page, in one of the product's colours, if there is one. */
export const productInColor = (id: string, color: string | undefined) =>
  color === undefined ? product(id) : `${product(id)}?color=${encodeURIComponent(color)}`;
/** All reviews of a product. */
export const productReviews = (id: string) => `${product(id)}/reviews`;
export const cart = '/cart';
export const checkout = '/checkout';
/** The page that sells gift cards. */
export const giftCards = '/gift-cards';
/** The page that pays for an order; a blank id shows that page's error view (PAY-01, D31). */
export const payment = (orderId: string) => `/payment?orderId=${encodeURIComponent(orderId)}`;
export const orderSuccess = '/order-success';
/** The success page of an order (DONE-01). */
export const orderSuccessById = (orderId: string) =>
  `/order-success?orderId=${encodeURIComponent(orderId)}`;
export const login = '/login';
export const register = '/register';
export const forgotPassword = '/forgot-password';
export const resetPassword = '/reset-password';
/** A mailed link. Browsers don't send the part behind the `#` to any server (docs/adr/0040). */
export const resetPasswordByToken = (token: string) =>
  `/reset-password#token=${encodeURIComponent(token)}`;
export const verifyEmail = '/verify-email';
export const verifyEmailByToken = (token: string) =>
  `/verify-email#token=${encodeURIComponent(token)}`;
export const confirmAlerts = '/alerts/confirm';
export const confirmAlertsByToken = (token: string) =>
  `/alerts/confirm#token=${encodeURIComponent(token)}`;
export const stopAlerts = '/alerts/stop';
export const stopAlertsByToken = (token: string) =>
  `/alerts/stop#token=${encodeURIComponent(token)}`;
export const stopMessages = '/messages/stop';
export const stopMessagesByToken = (token: string) =>
  `/messages/stop#token=${encodeURIComponent(token)}`;
export const account = '/account';
export const orders = '/orders';
export const order = (orderId: string) => `/orders/${encodeURIComponent(orderId)}`;
/** The page that sends lines of an order back. */
export const orderReturn = (orderId: string) => `/orders/${encodeURIComponent(orderId)}/return`;
export const trackOrder = '/track-order';
/** The tracking page with an order's id filled in (TRACK-01). */
export const trackOrderById = (orderId: string) => `/track-order?id=${encodeURIComponent(orderId)}`;
export const terms = '/terms';
export const privacy = '/privacy';
export const refund = '/refund';
const returnPolicy = '/return';
export { returnPolicy as return };
export const shipping = '/shipping';
export const about = '/about';
export const accessibility = '/accessibility';
export const contact = '/contact';
export const apiTest = '/api-test';
export const notFound = '/404';
