// The rules of the forms, which the API checks too. They need no library.
export { ADDRESS_FIELDS, addressRules } from '../validation/address/address-rules';
export { gstinRule, isGstin, normaliseGstin } from '../validation/gstin';
export { notDelivered, stateMismatch } from '../validation/address/place-problems';
export { INDIAN_STATES } from '../validation/address/indian-states';
export { stateName } from '../validation/address/state-name';
export { paymentRule } from '../validation/payment-rule';
export { accountNameRules } from '../validation/plain-text';
export { isPhoneField, PHONE_PREFIX, readPhone } from '../validation/phone';
export { asciiDigits } from '../format/ascii-digits';
