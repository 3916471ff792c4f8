import type { Database } from '../../../db/database';
import type { OrderEventRow } from '../../orders/lifecycle/order-events.repository';
import type { MailData, MailTemplate } from '../mail-data.schema';
import { queueMail } from '../mail.service';
import {
  findOrderForMail,
  findRefundDue,
  findReturnForMail,
  type OrderForMail,
} from './mail-order.repository';

/** The template of a mail and its data. */
type Content = {
  [Template in MailTemplate]: { template: Template; data: MailData<Template> };
}[MailTemplate];

/** The shipment that an event is about. */
function shipmentOf({ details }: OrderEventRow) {
  const { carrier = null, tracking = null, trackingUrl = null } = details;
  return { carrier, tracking, trackingUrl };
}

/** Where a refund of an order goes, unless it goes back in the way of the payment. */
function refundWayOf({ isPaidOnDelivery }: OrderForMail, toCredit: boolean) {
  if (toCredit) return { toCredit };
  return isPaidOnDelivery ? { toUpi: true } : {};
}

/** The mail about a step of a return; undefined for a step that isn't mailed. */
async function returnContent(
  tx: Database,
  event: OrderEventRow,
  found: OrderForMail,
): Promise<Content | undefined> {
  const { kind: step, details } = event;
  const { order } = found;
  if (details.returnId === undefined) return undefined;
  const returned = await findReturnForMail(tx, details.returnId, found);
  if (!returned) return undefined;
  const { kind, pickup, refund, asCredit, back, wanted } = returned;
  const data = { orderId: order.id, name: order.name, kind, lines: back };
  switch (step) {
    case 'return-requested':
      return { template: step, data: { ...data, pickup } };
    case 'return-received':
      return { template: step, data: { ...data, refund, ...refundWayOf(found, asCredit) } };
    case 'return-refused':
      return { template: step, data: { ...data, reason: details.reason ?? null } };
    case 'exchange-sent':
      return { template: step, data: { ...data, lines: wanted, ...shipmentOf(event) } };
    default:
      return undefined;
  }
}

/** The mail about an event; undefined for an event that isn't mailed. */
async function contentOf(
  tx: Database,
  event: OrderEventRow,
  found: OrderForMail,
): Promise<Content | undefined> {
  const { order } = found;
  switch (event.kind) {
    case 'placed':
      // One for which nothing is left to be paid is mailed as paid.
      return found.payable === 0 ? undefined : { template: 'order-placed', data: { order } };
    case 'paid':
      return { template: 'order-paid', data: { order } };
    case 'confirmed':
      return { template: 'order-confirmed', data: { order } };
    case 'payment-failed':
      return { template: 'payment-failed', data: { order } };
    case 'shipped':
      return { template: 'order-shipped', data: { order, ...shipmentOf(event) } };
    case 'delivered':
      return { template: 'order-delivered', data: { order } };
    case 'cancelled':
    case 'expired':
    case 'delivery-refused': {
      const refund = await findRefundDue(tx, order.id);
      return { template: 'order-cancelled', data: { order, reason: event.kind, refund } };
    }
    case 'refunded': {
      const { id: orderId, name } = order;
      const { amount = 0, toCredit = false } = event.details;
      const way = refundWayOf(found, toCredit);
      return { template: 'refund', data: { orderId, name, amount, ...way } };
    }
    default:
      return returnContent(tx, event, found);
  }
}

/** Events that aren't mailed. */
const SILENT: ReadonlySet<OrderEventRow['kind']> = new Set([
  'packed',
  // The recipient of the gift card is mailed, and its buyer when it was paid.
  'gift-card-sent',
  'return-withdrawn',
  'return-picked-up',
  // The operator refunds it in another way, which is mailed as a refund.
  'refund-failed',
]);

/** Queues the mail about an event of an order, to the address of its account. */
export async function queueOrderMail(tx: Database, event: OrderEventRow): Promise<void> {
  if (SILENT.has(event.kind)) return;
  const found = await findOrderForMail(tx, event.orderId);
  const content = found && (await contentOf(tx, event, found));
  if (!content) return;
  const { to, language } = found;
  await queueMail(tx, { key: `${content.template}:${event.id}`, to, language, ...content });
}
