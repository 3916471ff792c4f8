import type { Database } from '../../db/database';
import { NotFoundError } from '../../http/errors';
import { normaliseOrderId } from '../orders/order-id';
import { findStore } from '../store/store.repository';
import { printLabel } from './print-label';
import { findReturnOfUser } from './return-labels.repository';
import { t } from '../../messages/t';

/**
 * Creates the PDF of the label of a return of that user's order. Throws a {@link NotFoundError} for another
 * user's return, and for one that needs no label any more.
 */
export async function readReturnLabel(
  db: Database,
  { userId, orderId: typedId, returnId }: { userId: string; orderId: string; returnId: string },
): Promise<Buffer> {
  const orderId = normaliseOrderId(typedId);
  const found = await findReturnOfUser(db, { userId, orderId, returnId });
  const store = await findStore(db);
  if (!found || !store) throw new NotFoundError(t('Return not found'));
  const { row, pieces } = found;
  if (row.state !== 'requested' && row.state !== 'picked-up') {
    throw new NotFoundError(t('This return needs no label any more.'));
  }
  const { id, createdAt, kind, pickupAddress: from } = row;
  const isExchange = kind === 'exchange';
  return printLabel({ id, orderId, createdAt, isExchange, pieces, from, to: store });
}
