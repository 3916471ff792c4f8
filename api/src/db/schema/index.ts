// Money is integer paise. Keys are made by the application, so that the tables can be distributed.
export {
  accountLinks,
  addresses,
  knownDevices,
  sessions,
  signInAttempts,
  users,
} from './people/accounts';
export { alertAddresses, alerts } from './people/alerts';
export { auditLog } from './operations/audit';
export { pageChanges } from './operations/changes';
export { collectionPages } from './catalogue/collection-pages';
export { formerHandles, pictureSources, products, store, variants } from './catalogue/catalogue';
export { looks } from './catalogue/looks';
export { mails } from './people/mails';
export { messageChoices } from './people/message-choices';
export { creditEntries, credits } from './orders/credits';
export { giftCardOrders } from './orders/gift-card-orders';
export { invoiceCounters, invoices } from './orders/invoices';
export { offers, offerUses } from './orders/offers';
export { operators } from './operations/operators';
export { orderClientIps, orderItems, orders, orderStock } from './orders/orders';
export { orderCodes } from './orders/order-codes';
export { orderEvents, returnLines, returns, returnStock } from './orders/order-history';
export { ledgerEntries, payments, refunds } from './orders/payments';
export { pictures, storePictures } from './catalogue/pictures';
export { reviewPictures, reviews } from './catalogue/reviews';
export { productSearch, searchWords } from './catalogue/search';
export { translations } from './catalogue/translations';
export { wishlistItems } from './people/wishlist';
