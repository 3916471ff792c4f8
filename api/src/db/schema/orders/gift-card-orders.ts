import { sql } from 'drizzle-orm';
import { date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { credits } from './credits';
import { orders } from './orders';

/** What an order of the kind `gift-card` buys. Its amount is the total of the order. */
export const giftCardOrders = pgTable(
  'gift_card_orders',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id),
    /** The address that the code is mailed to; null once the buyer's account was deleted. */
    recipient: text(),
    /** The buyer's name, for the mail; null once the account was deleted. */
    sender: text(),
    /** The buyer's words for the recipient. */
    message: text(),
    /** The day in India on which it is mailed; null for as soon as it is paid. */
    sendOn: date('send_on'),
    /** The gift card; null until it is issued, which is when it is mailed. */
    cardId: text('card_id')
      .unique()
      .references(() => credits.id),
  },
  (table) => [
    index('gift_card_orders_waiting')
      .on(table.sendOn)
      .where(sql`${table.cardId} is null`),
  ],
);
