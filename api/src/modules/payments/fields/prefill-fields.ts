import type { PaymentField } from '@storefront/host/contracts/api';
import { isPhoneField } from '@storefront/host/contracts/validation';
import type { Database } from '../../../db/database';
import { normaliseOrderId } from '../../orders/order-id';
import { findOrder } from '../../orders/orders.repository';
import { userOfToken } from '../../sessions/sessions.service';

/** The name and contacts of the payer, from the order and its account. */
interface Payer {
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

/** The fields of a payment form, prefilled for the owner of the order. */
export async function readPaymentFields(
  db: Database,
  fields: PaymentField[],
  { token, orderId }: { token: string | undefined; orderId: string | undefined },
): Promise<PaymentField[]> {
  if (orderId === undefined || token === undefined) return fields;
  const user = await userOfToken(db, token);
  if (!user) return fields;
  const found = await findOrder(db, normaliseOrderId(orderId), ({ userId }) => userId === user.id);
  if (!found) return fields;
  const { fullName, phone } = found.order.shippingAddress;
  return prefillFields(fields, { fullName, phone, email: user.email });
}
