// The rules of the forms, by which the API checks as well. They need no library.
export { ADDRESS_FIELDS, addressRules } from '../forms/address-rules';
export { paymentRule } from '../forms/payment-rule';
