import { normaliseEmail } from '../users/email-address';
import { phoneKeyOf } from '../users/phone-number';

const PHONE_MIN_DIGITS = 6;

/** Whether what a guest typed is the account's email or the shipping phone (D20). */
export function matchesContact(typed: string, order: { email: string; phoneKey: string }): boolean {
  if (typed.includes('@')) return normaliseEmail(typed) === order.email;
  const phone = phoneKeyOf(typed);
  return phone.length >= PHONE_MIN_DIGITS && phone === order.phoneKey;
}
