import type { PaymentField } from '@storefront/shared/contracts/api';
import { isPhoneField } from '@storefront/shared/contracts/validation';

/** Who pays, as far as the order tells. */
export interface Payer {
  fullName: string;
  phone: string;
  email: string;
}

/** Names of fields that ask for the name of the person who pays. */
const NAME_FIELD = /^(?:payer|customer|billing|full|your)?[_-]?name$/i;

function known(field: PaymentField, payer: Payer): string | undefined {
  if (isPhoneField(field)) return payer.phone;
  if (field.type === 'email') return payer.email;
  return field.type === 'text' && NAME_FIELD.test(field.name) ? payer.fullName : undefined;
}

/** The fields of a payment form, with what is known of the payer as the default of those that have none. */
export function prefillFields(fields: readonly PaymentField[], payer: Payer): PaymentField[] {
  return fields.map((field) => {
    const value = known(field, payer);
    return value === undefined || field.defaultValue !== undefined
      ? field
      : { ...field, defaultValue: value };
  });
}
