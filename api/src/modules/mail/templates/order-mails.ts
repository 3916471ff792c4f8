import { pagePaths } from '@storefront/host/contracts';
import { formatLongDate } from '@storefront/host/format/dates';
import { t } from '../../../messages/t';
import { formatPaise } from '../../../money';
import type { MailData, MailOrder } from '../mail-data.schema';
import { button, note, paragraph, salutation, type MailContent } from './blocks';
import type { MailShop } from './mail-shop';
import {
  destination,
  orderButton,
  orderFacts,
  orderLines,
  promiseFacts,
  shipmentFacts,
  toPay,
} from './order-blocks';

/** An order was placed, and waits for its payment. */
export function orderPlaced({ order }: MailData<'order-placed'>, shop: MailShop): MailContent {
  const { id, name } = order;
  return {
    subject: t('Your order {id} with {shop}', { id, shop: shop.name }),
    preview: t('We have received it. It comes to {amount}.', { amount: formatPaise(toPay(order)) }),
    heading: t('Thank you for your order'),
    blocks: [
      paragraph(
        t(
          '{salutation} we have received your order. We’ll get it ready as soon as your payment arrives.',
          { salutation: salutation(name) },
        ),
      ),
      orderFacts(order),
      button(t('Pay for the order'), shop.url + pagePaths.payment(id)),
      orderLines(shop, order),
      destination(order),
    ],
  };
}

/** An order was paid. */
export function orderPaid({ order }: MailData<'order-paid'>, shop: MailShop): MailContent {
  const { id, name } = order;
  const amount = toPay(order);
  const greeting = { salutation: salutation(name) };
  const paid =
    amount === 0
      ? t('{salutation} your order is paid by gift card or store credit.', greeting)
      : t('{salutation} we have received {amount} for your order.', {
          ...greeting,
          amount: formatPaise(amount),
        });
  return {
    subject: t('Payment received for order {id}', { id }),
    preview: order.giftCard ? t('It is paid.') : t('It is paid. We’re getting your order ready.'),
    heading: t('We’ve received your payment'),
    blocks: [
      paragraph(paid, ...whatFollows(order)),
      orderFacts(order, promiseFacts(order)),
      orderButton(shop, id),
      orderLines(shop, order),
      destination(order),
    ],
  };
}

/** What the shop does once an order is paid. */
function whatFollows({ giftCard }: MailOrder): string[] {
  if (!giftCard) {
    return [
      t('We’re packing it now, and will write to you when it’s on its way.'),
      t('The invoice is on the page of your order.'),
    ];
  }
  const { recipient, sendOn } = giftCard;
  return [
    sendOn === null
      ? t('We have mailed the gift card to {recipient}.', { recipient })
      : t('We mail the gift card to {recipient} on {day}.', {
          recipient,
          day: formatLongDate(sendOn),
        }),
    t('This mail is your receipt. A gift card isn’t taxed: what is bought with it is.'),
    t('As long as none of the card is used, you can cancel it on the page of your order.'),
  ];
}

/** What the shopper has to pay on delivery. */
function payCourier({ dueOnDelivery = 0 }: MailOrder): string {
  return t('Pay {amount} to the courier, in cash or by UPI.', {
    amount: formatPaise(dueOnDelivery),
  });
}

/** An order was confirmed, and is paid on delivery. */
export function orderConfirmed(
  { order }: MailData<'order-confirmed'>,
  shop: MailShop,
): MailContent {
  const { id, name } = order;
  return {
    subject: t('Your order {id} is confirmed', { id }),
    preview: payCourier(order),
    heading: t('Your order is confirmed'),
    blocks: [
      paragraph(
        t('{salutation} thank you for confirming your order.', { salutation: salutation(name) }),
        payCourier(order),
        t('We’re packing it now, and will write to you when it’s on its way.'),
      ),
      orderFacts(order, promiseFacts(order)),
      orderButton(shop, id),
      orderLines(shop, order),
      destination(order),
    ],
  };
}

/** A payment was declined; the order can still be paid. */
export function paymentFailed({ order }: MailData<'payment-failed'>, shop: MailShop): MailContent {
  const { id, name } = order;
  return {
    subject: t('The payment for order {id} didn’t go through', { id }),
    preview: t('Nothing was charged. Your order is kept for you for now.'),
    heading: t('Your payment didn’t go through'),
    blocks: [
      paragraph(
        t(
          '{salutation} your bank declined the payment of {amount}. Nothing was charged. We’ll hold your order for a while: you can try again, or pay another way.',
          { salutation: salutation(name), amount: formatPaise(toPay(order)) },
        ),
      ),
      orderFacts(order),
      button(t('Pay again'), shop.url + pagePaths.payment(id)),
      orderLines(shop, order),
    ],
  };
}

/** An order was shipped. */
export function orderShipped(data: MailData<'order-shipped'>, shop: MailShop): MailContent {
  const { order, carrier } = data;
  const { id, name } = order;
  return {
    subject: t('Your order {id} is on its way', { id }),
    preview:
      carrier === null ? t('We have sent it.') : t('It travels with {carrier}.', { carrier }),
    heading: t('Your order is on its way'),
    blocks: [
      paragraph(
        t('{salutation} we have sent your order.', { salutation: salutation(name) }),
        ...(order.dueOnDelivery === undefined ? [] : [payCourier(order)]),
      ),
      orderFacts(order, [...promiseFacts(order), ...shipmentFacts(data)]),
      orderButton(shop, id, t('Follow your order')),
      orderLines(shop, order),
      destination(order),
    ],
  };
}

/** An order was delivered. */
export function orderDelivered(
  { order }: MailData<'order-delivered'>,
  shop: MailShop,
): MailContent {
  const { id, name } = order;
  return {
    subject: t('Your order {id} has been delivered', { id }),
    preview: t('We hope that you enjoy it.'),
    heading: t('Your order has arrived'),
    blocks: [
      paragraph(
        t('{salutation} your order has been delivered.', { salutation: salutation(name) }),
        t('We hope that you enjoy it.'),
      ),
      paragraph(
        t(
          'Should something not be as you wished, you can return or exchange it on the page of your order, which says until when.',
        ),
      ),
      orderFacts(order),
      orderButton(shop, id),
      orderLines(shop, order),
      note(t('Once you have lived with it, please tell others how it fits and wears.'), {
        label: t('Write a review'),
        url: shop.url + pagePaths.order(id),
      }),
    ],
  };
}

type CancelReason = MailData<'order-cancelled'>['reason'];

/** Why an order is cancelled, as the first sentence of a mail. */
function cancelledBecause(reason: CancelReason, values: { salutation: string }): string {
  switch (reason) {
    case 'cancelled':
      return t('{salutation} your order has been cancelled.', values);
    case 'expired':
      return t(
        '{salutation} your order wasn’t paid in time, so we have cancelled it, and no longer hold its pieces for you.',
        values,
      );
    case 'delivery-refused':
      return t(
        '{salutation} your order wasn’t accepted at the door, and is back with us, so we have cancelled it.',
        values,
      );
  }
}

/** An order was cancelled, wasn't paid in time, or wasn't accepted at the door. */
export function orderCancelled(data: MailData<'order-cancelled'>, shop: MailShop): MailContent {
  const { order, reason } = data;
  const { id, name } = order;
  const refund = formatPaise(data.refund);
  const isRefunded = data.refund > 0;
  return {
    subject: t('Your order {id} has been cancelled', { id }),
    preview: isRefunded ? t('You get {refund} back.', { refund }) : t('Nothing was charged.'),
    heading: t('Your order has been cancelled'),
    blocks: [
      paragraph(
        cancelledBecause(reason, { salutation: salutation(name) }),
        isRefunded
          ? t(
              'You get {refund} back, the way you paid. We’ll write to you once it is on its way.',
              { refund },
            )
          : t('Nothing was charged.'),
        ...(order.giftCard && isRefunded
          ? [t('The code of the gift card can’t be used any more.')]
          : []),
        ...(order.credits ? [t('What gift cards or store credit had paid is back on them.')] : []),
      ),
      orderFacts(order),
      orderButton(shop, id),
      orderLines(shop, order),
    ],
  };
}
