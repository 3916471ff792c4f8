import { formatPaise } from '../../../money';
import type { MailData } from '../mail-data.schema';
import { facts, paragraph, salutation, type MailContent } from './blocks';
import type { MailShop } from './mail-shop';
import { boughtLines, orderButton, postalAddress, shipmentFacts } from './order-blocks';

type Kind = MailData<'return-requested'>['kind'];

const NOUNS: Record<Kind, string> = { return: 'return', exchange: 'exchange' };
const LINES: Record<Kind, string> = { return: 'You return', exchange: 'You exchange' };

const orderFact = (id: string) => ({ term: 'Order', value: id });

/** How a refund is made. */
function refundWay({
  toUpi = false,
  toCredit = false,
}: Pick<MailData<'refund'>, 'toUpi' | 'toCredit'>): string {
  if (toCredit) return 'as store credit';
  return toUpi ? 'to your UPI account' : 'in the way in which you paid';
}

/** A refund was made. */
export function refund(data: MailData<'refund'>, shop: MailShop): MailContent {
  const { orderId, name, amount, toCredit } = data;
  if (toCredit) return creditRefund(data, shop);
  const rows = [orderFact(orderId), { term: 'Refund', value: formatPaise(amount), isTotal: true }];
  return {
    subject: `Your refund for order ${orderId}`,
    preview: `${formatPaise(amount)} is on its way to you.`,
    heading: 'Your refund is on its way',
    blocks: [
      paragraph(
        `${salutation(name)} we have sent ${formatPaise(amount)} back ${refundWay(data)}. Banks take up to seven working days to show it.`,
      ),
      facts(rows),
      orderButton(shop, orderId),
    ],
  };
}

/** A refund was made to gift cards or as store credit, where it is at once. */
function creditRefund({ orderId, name, amount }: MailData<'refund'>, shop: MailShop): MailContent {
  return {
    subject: `Your refund for order ${orderId}`,
    preview: `You have ${formatPaise(amount)} to spend with us.`,
    heading: 'Your refund is here',
    blocks: [
      paragraph(
        `${salutation(name)} you have ${formatPaise(amount)} back as store credit, or on the gift card that you had used. You can use it at once.`,
      ),
      facts([orderFact(orderId), { term: 'Refund', value: formatPaise(amount), isTotal: true }]),
      orderButton(shop, orderId),
    ],
  };
}

/** A return or an exchange was requested. */
export function returnRequested(data: MailData<'return-requested'>, shop: MailShop): MailContent {
  const { orderId, name, kind, pickup } = data;
  const after =
    kind === 'return'
      ? 'Once it is with us, you get your money back.'
      : 'Once it is with us, the other piece leaves for you.';
  return {
    subject: `Your ${NOUNS[kind]} for order ${orderId}`,
    preview: 'We fetch the parcel from you.',
    heading: `We have your ${NOUNS[kind]}`,
    blocks: [
      paragraph(
        `${salutation(name)} please put the label from the page of your order on the parcel. We fetch it at the address below. ${after}`,
      ),
      facts([orderFact(orderId)]),
      orderButton(shop, orderId, 'Print the label'),
      boughtLines(shop, LINES[kind], data.lines),
      postalAddress('Pick-up address', pickup),
    ],
  };
}

/** A return or an exchange was received. */
export function returnReceived(data: MailData<'return-received'>, shop: MailShop): MailContent {
  const { orderId, name, kind } = data;
  const after =
    kind === 'exchange'
      ? 'The other piece leaves for you next.'
      : `You get ${formatPaise(data.refund)} back, ${refundWay(data)}.`;
  return {
    subject: `We have received your ${NOUNS[kind]} for order ${orderId}`,
    preview: after,
    heading: `Your ${NOUNS[kind]} has arrived`,
    blocks: [
      paragraph(`${salutation(name)} your parcel is back with us. ${after}`),
      facts([orderFact(orderId)]),
      orderButton(shop, orderId),
      boughtLines(shop, LINES[kind], data.lines),
    ],
  };
}

/** A return or an exchange was refused. */
export function returnRefused(data: MailData<'return-refused'>, shop: MailShop): MailContent {
  const { orderId, name, kind, reason } = data;
  const why = reason === null ? [] : [paragraph(`Our reason: ${reason}`)];
  return {
    subject: `Your ${NOUNS[kind]} for order ${orderId} was not accepted`,
    preview: 'Here is why, and what you can do.',
    heading: `We could not accept your ${NOUNS[kind]}`,
    blocks: [
      paragraph(
        `${salutation(name)} we have looked at what you sent us, and can’t take it back. Please write to us if you see this differently.`,
      ),
      ...why,
      facts([orderFact(orderId)]),
      orderButton(shop, orderId),
      boughtLines(shop, LINES[kind], data.lines),
    ],
  };
}

/** The replacement of an exchange was shipped. */
export function exchangeSent(data: MailData<'exchange-sent'>, shop: MailShop): MailContent {
  const { orderId, name } = data;
  return {
    subject: `Your exchange for order ${orderId} is on its way`,
    preview: 'We have sent the piece that you chose instead.',
    heading: 'Your exchange is on its way',
    blocks: [
      paragraph(`${salutation(name)} we have sent the piece that you chose instead.`),
      facts([orderFact(orderId), ...shipmentFacts(data)]),
      orderButton(shop, orderId, 'Follow your order'),
      boughtLines(shop, 'You get', data.lines),
    ],
  };
}
