import type { Database } from '../../../db/database';
import { normaliseOrderId } from '../../orders/order-id';
import { findOrder } from '../../orders/orders.repository';
import { userOfToken } from '../../sessions/sessions.service';
import type { Payer } from './prefill-fields';

/**
 * The name and contacts of the order's owner, to prefill the payment form; undefined for any other caller.
 */
export async function findPayer(
  db: Database,
  token: string,
  orderId: string,
): Promise<Payer | undefined> {
  const user = await userOfToken(db, token);
  if (!user) return undefined;
  const found = await findOrder(
    db,
    normaliseOrderId(orderId),
    (access) => access.userId === user.id,
  );
  if (!found) return undefined;
  const { fullName, phone } = found.order.shippingAddress;
  return { fullName, phone, email: user.email };
}
