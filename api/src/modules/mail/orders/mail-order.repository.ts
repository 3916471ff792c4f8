import { and, asc, eq, like } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { inLanguage } from '../../../messages/languages';
import { t } from '../../../messages/t';
import { orders, returnLines, returns, users } from '../../../db/schema';
import { findOrderedCards } from '../../gift-cards/gift-card-orders.repository';
import { GIFT_CARD_PICTURE } from '../../gift-cards/picture/gift-card-picture.routes';
import { payableOf } from '../../credits/order-credits';
import { findBalance, findOrderItems, type OrderItemRow } from '../../orders/orders.repository';
import { salutationColumn } from '../salutation';
import { type ChosenValues, inWords } from '../../orders/line-variant';
import { readLabels, readOrderWords } from '../../orders/presentation/order-words';
import type { LabelOf } from '../../translations/labels';
import type { MailLine, MailOrder } from '../mail-data.schema';

/** An order as its mails show it, and their recipient. */
export interface OrderForMail {
  to: string;
  /** That of the order, or else of its account; null for the shop's first. */
  language: string | null;
  order: MailOrder;
  /** Whether the courier was or will be paid, so that refunds go to a UPI account. */
  isPaidOnDelivery: boolean;
  /** What is to be paid besides gift cards and store credit, in paise. */
  payable: number;
  items: OrderItemRow[];
}

/** A line of an order with the choice that it has, or another one, in words. */
function lineOf(
  { title, quantity, price, image: picture, ...item }: OrderItemRow,
  labelOf: LabelOf,
  choice: ChosenValues = item,
): MailLine {
  return { title, ...inWords(choice, labelOf), quantity, price, picture };
}

/**
 * An order with its lines and recipient; undefined if the shopper's account, and so the address, was deleted.
 */
export async function findOrderForMail(
  tx: Database,
  id: string,
): Promise<OrderForMail | undefined> {
  const [row] = await tx
    .select({ order: orders, email: users.email, language: users.language, name: salutationColumn })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(orders.id, id), like(users.email, '%@%')));
  if (!row) return undefined;
  const items = await findOrderItems(tx, id);
  const dueOnDelivery = (await findBalance(tx, id))?.dueOnDelivery ?? 0;
  const { order, email, language, name } = row;
  const mailed = order.language ?? language;
  const words = await readOrderWords(tx, items, mailed);
  const shipping = words.shipping({
    method: order.shippingMethod,
    label: order.shippingLabel ?? undefined,
  });
  const { promisedEarliest: earliest, promisedLatest: latest } = order;
  const bought = await findBoughtCard(tx, order);
  const lines = items.map((item) => lineOf(item, words.labelOf));
  return {
    to: email,
    language: mailed,
    items,
    isPaidOnDelivery: order.cashOnDeliveryAt !== null,
    payable: payableOf(order),
    order: {
      id,
      name,
      placedAt: order.createdAt.toISOString(),
      lines: bought ? lines.map((line) => asGiftCard(line, mailed)) : lines,
      shippingMethod: shipping.method,
      shippingPrice: order.shippingPrice,
      shippingLabel: shipping.label ?? null,
      ...(order.discount > 0 && {
        discount: {
          amount: order.discount,
          titles: order.offers.filter(({ discount }) => discount > 0).map(({ title }) => title),
        },
      }),
      total: order.total,
      ...(order.credits.length > 0 && { credits: order.credits }),
      ...(dueOnDelivery > 0 && { dueOnDelivery }),
      address: order.shippingAddress,
      ...(bought && { giftCard: bought }),
      ...(earliest !== null && latest !== null && { promise: { earliest, latest } }),
    },
  };
}

/** For whom an order buys a gift card; undefined for goods, and once the address was erased. */
async function findBoughtCard(
  tx: Database,
  { id, kind }: typeof orders.$inferSelect,
): Promise<MailOrder['giftCard']> {
  if (kind !== 'gift-card') return undefined;
  const bought = (await findOrderedCards(tx, [id])).get(id)?.bought;
  return bought?.recipient == null
    ? undefined
    : { recipient: bought.recipient, sendOn: bought.sendOn };
}

/** The line of an order of a gift card, with the title and the picture of all of them. */
function asGiftCard(line: MailLine, language: string | null): MailLine {
  const title = inLanguage(language, () => t('Gift card'));
  return { ...line, title, picture: GIFT_CARD_PICTURE };
}

/** The refund that is due for an order, in paise. */
export async function findRefundDue(tx: Database, orderId: string): Promise<number> {
  const balance = await findBalance(tx, orderId);
  return Math.max(balance?.refundDue ?? 0, 0);
}

/** A return or an exchange of an order, with the returned lines and, for an exchange, their replacements. */
export async function findReturnForMail(
  tx: Database,
  returnId: string,
  { items, language }: OrderForMail,
) {
  const [row] = await tx.select().from(returns).where(eq(returns.id, returnId));
  if (!row) return undefined;
  const rows = await tx
    .select()
    .from(returnLines)
    .where(eq(returnLines.returnId, returnId))
    .orderBy(asc(returnLines.line));
  const labelOf = await readLabels(tx, [...items, ...rows], language);
  const lines = rows.flatMap(({ line, quantity, ...wanted }) => {
    const item = items.find((each) => each.line === line);
    if (!item) return [];
    const returned = { ...item, quantity };
    return [{ back: lineOf(returned, labelOf), wanted: lineOf(returned, labelOf, wanted) }];
  });
  return {
    kind: row.kind,
    asCredit: row.asCredit,
    pickup: row.pickupAddress,
    refund: row.refundAmount,
    back: lines.map(({ back }) => back),
    wanted: lines.map(({ wanted }) => wanted),
  };
}
