import { ORDER_STATUS } from '@storefront/host/contracts/api';
import type { Database } from '../../db/database';
import { ConflictError, NotFoundError } from '../../http/errors';
import { writePdf } from '../../pdf/write-pdf';
import { normaliseOrderId } from '../orders/order-id';
import { findBalance, readOrderRows } from '../orders/orders.repository';
import { findStore } from '../store/store.repository';
import { printPackingSlip } from './print-packing-slip';

/**
 * Writes the packing slip of an order to a file; returns a message for the operator. Throws a {@link NotFoundError} for an
 * unknown order, a {@link ConflictError} for a cancelled one and a gift card, and as `writePdf` does.
 */
export async function writePackingSlip(
  db: Database,
  { orderId, file }: { orderId: string; file: string },
): Promise<string> {
  const found = await readOrderRows(db, normaliseOrderId(orderId));
  const store = await findStore(db);
  if (!found || !store) throw new NotFoundError(`There is no order ${orderId}.`);
  const { id, kind, status } = found.order;
  if (kind === 'gift-card') {
    throw new ConflictError(
      `Order ${id} is a gift card, which is mailed: nothing is to be packed.`,
    );
  }
  if (status === ORDER_STATUS.cancelled) {
    throw new ConflictError(`Order ${id} is cancelled: nothing of it is to be packed.`);
  }
  const dueOnDelivery = (await findBalance(db, id))?.dueOnDelivery ?? 0;
  const slip = { ...found, store, dueOnDelivery };
  await writePdf(`The packing slip of ${id}`, await printPackingSlip(slip), file);
  const written = `The packing slip of order ${id} is in ${file}.`;
  return status === ORDER_STATUS.pending ? `${written} The order isn’t paid yet.` : written;
}
