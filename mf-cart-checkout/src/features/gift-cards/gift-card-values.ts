import type { GiftCardOffer, GiftCardRequest } from '@storefront/host/contracts/api';
import { asciiDigits } from '@storefront/host/format/ascii-digits';

/** The choice of an amount that isn't among the suggested ones. */
export const OTHER_AMOUNT = 'other';

/** What the form holds. `choice` is a suggested amount, or `OTHER_AMOUNT`. */
export interface GiftCardValues {
  choice: string;
  amount: string;
  recipient: string;
  message: string;
  sendOn: string;
}

/** The form as it is opened: with the second of the suggested amounts, or the only one. */
export function initialValues({ amounts }: GiftCardOffer): GiftCardValues {
  const suggested = amounts[1] ?? amounts[0];
  const choice = suggested === undefined ? OTHER_AMOUNT : String(suggested);
  return { choice, amount: '', recipient: '', message: '', sendOn: '' };
}

/** The chosen amount in rupees; NaN for what isn't a whole number. */
export function amountOf({ choice, amount }: Pick<GiftCardValues, 'choice' | 'amount'>): number {
  const typed = asciiDigits(choice === OTHER_AMOUNT ? amount : choice).replaceAll(/[\s,₹]/g, '');
  return /^\d+$/.test(typed) ? Number(typed) : NaN;
}

/** The request for what was chosen. */
export function toRequest(values: GiftCardValues): GiftCardRequest {
  const { recipient, message, sendOn } = values;
  return {
    amount: amountOf(values),
    recipient: recipient.trim(),
    ...(message.trim() !== '' && { message: message.trim() }),
    ...(sendOn !== '' && { sendOn }),
  };
}
