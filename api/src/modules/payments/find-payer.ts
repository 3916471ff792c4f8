import type { Database } from '../../db/database';
import { normaliseOrderId } from '../orders/order-id';
import { findOrder } from '../orders/orders.repository';
import { userOfToken } from '../sessions/sessions.service';
import type { Payer } from './prefill-fields';

/** Who pays for an order, as the order tells it to its owner; undefined for everybody else. */
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
