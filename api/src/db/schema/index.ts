// Money is integer paise. Keys are made by the application, so that the tables can be distributed.
export { accountLinks, addresses, knownDevices, sessions, signInAttempts, users } from './accounts';
export { alertAddresses, alerts } from './alerts';
export { auditLog } from './audit';
export { pageChanges } from './changes';
export { collectionPages } from './collection-pages';
export { formerHandles, pictureSources, products, store, variants } from './catalogue';
export { mails } from './mails';
export { invoiceCounters, invoices } from './invoices';
export { offers, offerUses } from './offers';
export { operators } from './operators';
export { orderClientIps, orderItems, orders, orderStock } from './orders';
export { orderCodes } from './order-codes';
export { orderEvents, returnLines, returns, returnStock } from './order-history';
export { ledgerEntries, payments, refunds } from './payments';
export { pictures, storePictures } from './pictures';
export { reviews } from './reviews';
export { productSearch, searchWords } from './search';
export { wishlistItems } from './wishlist';
