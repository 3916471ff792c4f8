import { t } from '../../messages/t';
import { PIN_LENGTH } from './pincode';
import { stateName } from './state-name';

/** Says that the shop doesn't deliver to a PIN code; the API and the forms say it in the same words. */
export function notDelivered(pin: string): string {
  return t('We don’t deliver to {pin}. Please check the {count} digits.', {
    pin,
    count: PIN_LENGTH,
  });
}

/**
 * Says that an address has another state than its PIN code, on which the taxes of the invoice depend; undefined if
 * it doesn't, or has none yet.
 */
export function stateMismatch(
  { postalCode, state }: { postalCode: string; state: string },
  stateOfPin: string,
): string | undefined {
  if (state === '' || state === stateOfPin) return undefined;
  return t('{pin} is in {state}. Please choose it, or correct the PIN code.', {
    pin: postalCode,
    state: stateName(stateOfPin),
  });
}
