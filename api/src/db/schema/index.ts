// Money is integer paise. Keys are made by the application, so that the tables can be distributed.
export { knownDevices, sessions, signInAttempts, users } from './accounts';
export { products, store, variants } from './catalogue';
export { orderClientIps, orderItems, orders, orderStock } from './orders';
export { ledgerEntries, payments, refunds } from './payments';
export { productSearch, searchWords } from './search';
