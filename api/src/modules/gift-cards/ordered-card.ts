import type { Database } from '../../db/database';
import { isoDay } from '../../indian-time';
import { issueGiftCard, voidGiftCard } from '../credits/change-credits';
import type { orders } from '../../db/schema';
import { findOrderedCards, type OrderedCard, setCardOfOrder } from './gift-card-orders.repository';

type CardOrder = Pick<typeof orders.$inferSelect, 'id' | 'total' | 'language'>;

async function requireOrderedCard(tx: Database, orderId: string): Promise<OrderedCard> {
  const ordered = (await findOrderedCards(tx, [orderId])).get(orderId);
  if (!ordered) throw new Error(`Order ${orderId} says of no gift card what it buys.`);
  return ordered;
}

/** Whether the gift card of an order is to be mailed now, not on a later day. */
export async function isToBeSent(tx: Database, orderId: string): Promise<boolean> {
  const { sendOn } = (await requireOrderedCard(tx, orderId)).bought;
  return sendOn === null || sendOn <= isoDay(new Date());
}

/**
 * Issues the gift card of an order that is paid and that the transaction has locked, and queues the mail with its code. An
 * order gets one card: the second of two calls waits for the lock, and finds the order's state changed (`applyAction`).
 */
export async function issueOrderedCard(tx: Database, order: CardOrder): Promise<void> {
  const { bought } = await requireOrderedCard(tx, order.id);
  const { card } = await issueGiftCard(tx, {
    amount: order.total,
    author: 'shop',
    note: `bought with order ${order.id}`,
    mailTo: bought.recipient ?? undefined,
    message: bought.message,
    sender: bought.sender,
    language: order.language,
  });
  await setCardOfOrder(tx, order.id, card.id);
}

/** Voids the gift card of an order that is cancelled; false if it can't be, because it is used. One that isn't issued can be. */
export async function voidOrderedCard(
  tx: Database,
  { id, total }: CardOrder,
  author: string,
): Promise<boolean> {
  const { cardId } = (await requireOrderedCard(tx, id)).bought;
  if (cardId === null) return true;
  return voidGiftCard(tx, { id: cardId, amount: total }, { author, note: `order ${id} cancelled` });
}
