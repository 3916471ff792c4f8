import { pagePaths } from '@storefront/host/contracts';
import { formatPaise } from '../../../money';
import type { MailData, MailOrder } from '../mail-data.schema';
import { button, note, paragraph, salutation, type MailContent } from './blocks';
import type { MailShop } from './mail-shop';
import {
  orderButton,
  orderFacts,
  orderLines,
  postalAddress,
  promiseFacts,
  shipmentFacts,
  toPay,
} from './order-blocks';

/** An order was placed, and waits for its payment. */
export function orderPlaced({ order }: MailData<'order-placed'>, shop: MailShop): MailContent {
  const { id, name } = order;
  return {
    subject: `Your order ${id} with ${shop.name}`,
    preview: `We have received it. It comes to ${formatPaise(toPay(order))}.`,
    heading: 'Thank you for your order',
    blocks: [
      paragraph(
        `${salutation(name)} we have received your order. As soon as its payment is with us, we get it ready for you.`,
      ),
      orderFacts(order),
      button('Pay for the order', shop.url + pagePaths.payment(id)),
      orderLines(shop, order),
      postalAddress('Delivery address', order.address),
    ],
  };
}

/** An order was paid. */
export function orderPaid({ order }: MailData<'order-paid'>, shop: MailShop): MailContent {
  const { id, name } = order;
  const amount = toPay(order);
  const paid =
    amount === 0
      ? 'your order is paid by gift card or store credit.'
      : `we have received ${formatPaise(amount)} for your order.`;
  return {
    subject: `Payment received for order ${id}`,
    preview: 'It is paid. We get your order ready now.',
    heading: 'Your payment is here',
    blocks: [
      paragraph(
        `${salutation(name)} ${paid} We pack it now, and write to you when it is on its way. The invoice is on the page of your order.`,
      ),
      orderFacts(order, promiseFacts(order)),
      orderButton(shop, id),
      orderLines(shop, order),
      postalAddress('Delivery address', order.address),
    ],
  };
}

/** What the shopper has to pay on delivery. */
function payCourier({ dueOnDelivery = 0 }: MailOrder): string {
  return `Pay ${formatPaise(dueOnDelivery)} to the courier, in cash or by UPI.`;
}

/** An order was confirmed, and is paid on delivery. */
export function orderConfirmed(
  { order }: MailData<'order-confirmed'>,
  shop: MailShop,
): MailContent {
  const { id, name } = order;
  return {
    subject: `Your order ${id} is confirmed`,
    preview: payCourier(order),
    heading: 'Your order is confirmed',
    blocks: [
      paragraph(
        `${salutation(name)} thank you for confirming your order. ${payCourier(order)} We pack it now, and write to you when it is on its way.`,
      ),
      orderFacts(order, promiseFacts(order)),
      orderButton(shop, id),
      orderLines(shop, order),
      postalAddress('Delivery address', order.address),
    ],
  };
}

/** A payment was declined; the order can still be paid. */
export function paymentFailed({ order }: MailData<'payment-failed'>, shop: MailShop): MailContent {
  const { id, name } = order;
  return {
    subject: `The payment for order ${id} didn’t go through`,
    preview: 'Nothing was charged. Your order is kept for you for now.',
    heading: 'Your payment didn’t go through',
    blocks: [
      paragraph(
        `${salutation(name)} your bank declined the payment of ${formatPaise(toPay(order))}. Nothing was charged. We keep your order for a while: you can pay again, in another way too.`,
      ),
      orderFacts(order),
      button('Pay again', shop.url + pagePaths.payment(id)),
      orderLines(shop, order),
    ],
  };
}

/** An order was shipped. */
export function orderShipped(data: MailData<'order-shipped'>, shop: MailShop): MailContent {
  const { order, carrier } = data;
  const { id, name } = order;
  return {
    subject: `Your order ${id} is on its way`,
    preview: carrier === null ? 'We have sent it.' : `It travels with ${carrier}.`,
    heading: 'Your order is on its way',
    blocks: [
      paragraph(
        `${salutation(name)} we have sent your order.${order.dueOnDelivery === undefined ? '' : ` ${payCourier(order)}`}`,
      ),
      orderFacts(order, [...promiseFacts(order), ...shipmentFacts(data)]),
      orderButton(shop, id, 'Follow your order'),
      orderLines(shop, order),
      postalAddress('Delivery address', order.address),
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
    subject: `Your order ${id} has been delivered`,
    preview: 'We hope that you enjoy it.',
    heading: 'Your order has arrived',
    blocks: [
      paragraph(`${salutation(name)} your order has been delivered. We hope that you enjoy it.`),
      paragraph(
        'Should something not be as you wished, you can return or exchange it on the page of your order, which says until when.',
      ),
      orderFacts(order),
      orderButton(shop, id),
      orderLines(shop, order),
      note('Once you have lived with it, please tell others how it fits and wears.', {
        label: 'Write a review',
        url: shop.url + pagePaths.order(id),
      }),
    ],
  };
}

const CANCELLED_BECAUSE: Record<MailData<'order-cancelled'>['reason'], string> = {
  cancelled: 'your order has been cancelled.',
  expired:
    'your order wasn’t paid in time, so we have cancelled it, and no longer hold its pieces for you.',
  'delivery-refused':
    'your order wasn’t accepted at the door, and is back with us, so we have cancelled it.',
};

/** An order was cancelled, wasn't paid in time, or wasn't accepted at the door. */
export function orderCancelled(data: MailData<'order-cancelled'>, shop: MailShop): MailContent {
  const { order, reason, refund } = data;
  const { id, name } = order;
  const money =
    refund > 0
      ? `You get ${formatPaise(refund)} back, in the way in which you paid. We write to you once it is on its way.`
      : 'Nothing was charged.';
  const credited = order.credits
    ? ' What gift cards or store credit had paid is back on them.'
    : '';
  return {
    subject: `Your order ${id} has been cancelled`,
    preview: refund > 0 ? `You get ${formatPaise(refund)} back.` : money,
    heading: 'Your order has been cancelled',
    blocks: [
      paragraph(`${salutation(name)} ${CANCELLED_BECAUSE[reason]} ${money}${credited}`),
      orderFacts(order),
      orderButton(shop, id),
      orderLines(shop, order),
    ],
  };
}
