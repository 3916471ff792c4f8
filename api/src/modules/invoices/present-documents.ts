import { apiPaths, type OrderDocument, PAID_STATUSES } from '@storefront/shared/contracts/api';
import type { OrderRow } from '../orders/orders.repository';
import type { DocumentRow } from './invoices.repository';

function presentDocument({ orderId, kind, number }: DocumentRow): OrderDocument {
  const path =
    kind === 'invoice' ? apiPaths.invoice(orderId) : apiPaths.creditNote(orderId, number);
  return { kind, number, path };
}

/**
 * The documents of an order. A paid order without an invoice has a path that issues it when it is requested.
 */
export function presentDocuments(
  { id, status }: Pick<OrderRow, 'id' | 'status'>,
  documents: readonly DocumentRow[],
): OrderDocument[] {
  const issued = documents.map(presentDocument);
  if (issued.length > 0 || !PAID_STATUSES.includes(status)) return issued;
  return [{ kind: 'invoice', number: null, path: apiPaths.invoice(id) }];
}
