import { ADDRESS_FIELDS } from '@storefront/host/validation/address/address-rules';
import { readOneOf } from '../../lib/order/read-one-of';
import { refusalMessage, refusedField } from '../../lib/call-errors';
import { t } from '../../messages/t';

/** Why the API refused a return, for the field that it names or for the form. */
interface ReturnRefusal {
  /** Shown above the form, if the reason belongs to no field. */
  message?: string;
  /** In the shape of the form's values. */
  fields?: Record<string, unknown>;
}

/** The fields that the form and the request have in common. */
const FIELDS = ['reason', 'comment', 'refundUpiId'];

/** Parses why a return was refused or failed. */
export function parseReturnRefusal(error: unknown): ReturnRefusal {
  const message = refusalMessage(error);
  if (message === undefined) {
    return { message: t('Your request could not be sent. Please try again.') };
  }
  const [part = '', name] = refusedField(error)?.split('/') ?? [];
  const addressField = readOneOf(ADDRESS_FIELDS, name);
  if (part === 'pickupAddress' && addressField) {
    return { fields: { pickup: { [addressField]: message } } };
  }
  return FIELDS.includes(part) ? { fields: { [part]: message } } : { message };
}
