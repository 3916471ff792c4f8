// The rules of the forms, which the API checks too. They need no library.
export { ADDRESS_FIELDS, addressRules } from '../forms/address/address-rules';
export { gstinRule, isGstin, normaliseGstin } from '../forms/gstin';
export { notDelivered, stateMismatch } from '../forms/address/place-problems';
export { INDIAN_STATES } from '../forms/address/indian-states';
export { paymentRule } from '../forms/payment-rule';
export { accountNameRules } from '../forms/plain-text';
export { isPhoneField, PHONE_PREFIX, readPhone } from '../forms/phone';
export { asciiDigits } from '../format/ascii-digits';
