import type { PaymentField } from '@storefront/shared/contracts/api';
import { isPhoneField } from '@storefront/shared/contracts/validation';

/** The name and contacts of the payer, from the order and its account. */
export interface Payer {
  fullName: string;
  phone: string;
  email: string;
}

/** Matches the names of fields for the payer's name. */
const NAME_FIELD = /^(?:payer|customer|billing|full|your)?[_-]?name$/i;

function known(field: PaymentField, payer: Payer): string | undefined {
  if (isPhoneField(field)) return payer.phone;
  if (field.type === 'email') return payer.email;
  return field.type === 'text' && NAME_FIELD.test(field.name) ? payer.fullName : undefined;
}

/** Fills in the defaults of a payment form's fields from the payer; existing defaults stay. */
export function prefillFields(fields: readonly PaymentField[], payer: Payer): PaymentField[] {
  return fields.map((field) => {
    const value = known(field, payer);
    return value === undefined || field.defaultValue !== undefined
      ? field
      : { ...field, defaultValue: value };
  });
}
