// The rules of the forms, which the API checks too. They need no library.
export { ADDRESS_FIELDS, addressRules } from '../forms/address/address-rules';
export { gstinRule, isGstin, normaliseGstin } from '../forms/gstin';
export { INDIAN_STATES } from '../forms/address/indian-states';
export { paymentRule } from '../forms/payment-rule';
export { isPhoneField, normalisePhone, PHONE_PREFIX } from '../forms/phone';
