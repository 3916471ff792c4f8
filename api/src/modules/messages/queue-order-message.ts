import { randomBytes } from 'node:crypto';
import { MESSAGE_CHANNELS } from '@storefront/host/contracts/api';
import type { Database } from '../../db/database';
import { formatPaise } from '../../money';
import { textNumberOf } from '../cash-on-delivery/order-code';
import { queueTextMessage } from '../mail/text-messages/queue-text-message';
import type { OrderMessageTemplate } from '../mail/text-messages/text-messages';
import type { OrderEventRow } from '../orders/lifecycle/order-events.repository';
import { countMessagesTo, findChoices, findOrderOf } from './message-choices.repository';

const DAY = 24 * 60 * 60_000;

/** How many messages about orders one number gets within a day; the mails come anyway. */
const DAILY_MAX = 10;

/** The events that shoppers hear of on their phone. */
const TEMPLATES: Partial<Record<OrderEventRow['kind'], OrderMessageTemplate>> = {
  paid: 'order-confirmed',
  confirmed: 'order-confirmed',
  shipped: 'order-shipped',
  delivered: 'order-delivered',
  cancelled: 'order-cancelled',
  refunded: 'order-refunded',
};

/**
 * Queues the message about an event of an order to the phone of its delivery address, in the first channel that its shopper
 * agreed to for that number; none without consent (docs/adr/0070).
 */
export async function queueOrderMessage(
  tx: Database,
  { id: eventId, kind, orderId, details, createdAt }: OrderEventRow,
): Promise<void> {
  const template = TEMPLATES[kind];
  const order = template && (await findOrderOf(tx, orderId));
  if (!order) return;
  const phone = textNumberOf(order);
  const choices = await findChoices(tx, { userId: order.userId, phone });
  const channel = MESSAGE_CHANNELS.find((each) =>
    choices.some((choice) => choice.channel === each && choice.state === 'agreed'),
  );
  if (channel === undefined) return;
  const since = new Date(createdAt.getTime() - DAY);
  if ((await countMessagesTo(tx, phone, since)) >= DAILY_MAX) return;
  // The id is the token of the link, which ends messages to the number and does nothing else; 22 characters, because operators of
  // phone networks allow 30 for a variable.
  const id = randomBytes(16).toString('base64url');
  const expiresAt = new Date(createdAt.getTime() + DAY);
  const common = { id, channel, to: phone, language: order.language, expiresAt };
  const variables = { order: orderId, stop: id };
  if (template === 'order-refunded') {
    const amount = formatPaise(details.amount ?? 0);
    const key = `message:${template}:${eventId}`;
    await queueTextMessage(tx, { ...common, key, template, variables: { ...variables, amount } });
  } else {
    // An order that was confirmed and then paid is confirmed once.
    await queueTextMessage(tx, {
      ...common,
      key: `message:${template}:${orderId}`,
      template,
      variables,
    });
  }
}
