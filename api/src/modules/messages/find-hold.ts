import { ORDER_STATUS } from '@storefront/host/contracts/api';
import type { Database } from '../../db/database';
import type { ClaimedMail } from '../mail/mail.repository';
import type { Hold } from '../mail/sending/send-mails';
import {
  isOrderMessage,
  readTextMessage,
  type TextMessageTemplate,
} from '../mail/text-messages/text-messages';
import { findOrderOf, wantsMessages } from './message-choices.repository';
import { type QuietHours, quietUntil } from './quiet-hours';

/** What answers something that the shopper has just done, at whatever time. */
const AT_ANY_TIME: ReadonlySet<TextMessageTemplate> = new Set(['order-confirmed']);

const { processing, shipped, delivered } = ORDER_STATUS;

/** The states of the order in which a message is still true; any other message always is. */
const TRUE_WHILE: Partial<Record<TextMessageTemplate, readonly number[]>> = {
  'order-confirmed': [processing, shipped],
  'order-shipped': [shipped],
  'order-delivered': [delivered],
};

/**
 * Why a message isn't sent now: the shopper doesn't want it any more, the order is in another state, or these are quiet hours.
 * Undefined if it is sent; codes always are.
 */
export async function findHold(
  db: Database,
  quietHours: QuietHours,
  { channel, recipient, template: name, data }: ClaimedMail,
  now: Date,
): Promise<Hold | undefined> {
  if (channel === 'email' || !isOrderMessage(name)) return undefined;
  const { template, variables } = readTextMessage(name, data);
  const order = await findOrderOf(db, variables.order ?? '');
  const whose = order && { userId: order.userId, phone: recipient };
  if (!whose || !(await wantsMessages(db, whose, channel))) {
    return { dropped: 'The shopper doesn’t want it any more.' };
  }
  if (TRUE_WHILE[template]?.includes(order.status) === false) {
    return { dropped: 'The order has changed since.' };
  }
  const until = AT_ANY_TIME.has(template) ? undefined : quietUntil(quietHours, now);
  return until && { until };
}
