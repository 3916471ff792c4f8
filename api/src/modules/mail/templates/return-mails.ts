import { t } from '../../../messages/t';
import { formatPaise } from '../../../money';
import type { MailData } from '../mail-data.schema';
import { facts, paragraph, salutation, type MailContent } from './blocks';
import type { MailShop } from './mail-shop';
import { boughtLines, orderButton, postalAddress, shipmentFacts } from './order-blocks';

type Kind = MailData<'return-requested'>['kind'];

const orderFact = (id: string) => ({ term: t('Order'), value: id });

/** What a return or an exchange takes back, as a heading of its lines. */
function linesTitle(kind: Kind): string {
  return t('You {kind, select, return {return} other {exchange}}', { kind });
}

type RefundWay = 'credit' | 'upi' | 'payment';

/** How a refund is made. */
function refundWay({
  toUpi = false,
  toCredit = false,
}: Pick<MailData<'refund'>, 'toUpi' | 'toCredit'>): RefundWay {
  if (toCredit) return 'credit';
  return toUpi ? 'upi' : 'payment';
}

/** A refund was made. */
export function refund(data: MailData<'refund'>, shop: MailShop): MailContent {
  const { orderId, name, amount, toCredit } = data;
  if (toCredit) return creditRefund(data, shop);
  const rows = [
    orderFact(orderId),
    { term: t('Refund'), value: formatPaise(amount), isTotal: true },
  ];
  return {
    subject: t('Your refund for order {orderId}', { orderId }),
    preview: t('{amount} is on its way to you.', { amount: formatPaise(amount) }),
    heading: t('Your refund is on its way'),
    blocks: [
      paragraph(
        t(
          '{salutation} we have sent {amount} back {way, select, upi {to your UPI account} other {the way you paid}}. Your bank may take up to seven working days to show it.',
          { salutation: salutation(name), amount: formatPaise(amount), way: refundWay(data) },
        ),
      ),
      facts(rows),
      orderButton(shop, orderId),
    ],
  };
}

/** A refund was made to gift cards or as store credit, where it is at once. */
function creditRefund({ orderId, name, amount }: MailData<'refund'>, shop: MailShop): MailContent {
  return {
    subject: t('Your refund for order {orderId}', { orderId }),
    preview: t('You have {amount} to spend with us.', { amount: formatPaise(amount) }),
    heading: t('Your refund is here'),
    blocks: [
      paragraph(
        t(
          '{salutation} we have returned {amount} as store credit, or to the gift card you used. You can spend it right away.',
          { salutation: salutation(name), amount: formatPaise(amount) },
        ),
      ),
      facts([orderFact(orderId), { term: t('Refund'), value: formatPaise(amount), isTotal: true }]),
      orderButton(shop, orderId),
    ],
  };
}

/** A return or an exchange was requested. */
export function returnRequested(data: MailData<'return-requested'>, shop: MailShop): MailContent {
  const { orderId, name, kind, pickup } = data;
  return {
    subject: t('Your {kind, select, return {return} other {exchange}} for order {orderId}', {
      kind,
      orderId,
    }),
    preview: t('We’ll pick up the parcel from you.'),
    heading: t('We have your {kind, select, return {return} other {exchange}}', { kind }),
    blocks: [
      paragraph(
        t(
          '{salutation} please put the label from the page of your order on the parcel. We’ll pick it up from the address below.',
          { salutation: salutation(name) },
        ),
        kind === 'return'
          ? t('Once it reaches us, we’ll refund you.')
          : t('Once it reaches us, we’ll send you the other piece.'),
      ),
      facts([orderFact(orderId)]),
      orderButton(shop, orderId, t('Print the label')),
      boughtLines(shop, linesTitle(kind), data.lines),
      postalAddress(t('Pick-up address'), pickup),
    ],
  };
}

/** A return or an exchange was received. */
export function returnReceived(data: MailData<'return-received'>, shop: MailShop): MailContent {
  const { orderId, name, kind } = data;
  const after =
    kind === 'exchange'
      ? t('We’ll send you the other piece next.')
      : t(
          'You get {refund} back, {way, select, credit {as store credit} upi {to your UPI account} other {the way you paid}}.',
          { refund: formatPaise(data.refund), way: refundWay(data) },
        );
  return {
    subject: t(
      'We have received your {kind, select, return {return} other {exchange}} for order {orderId}',
      { kind, orderId },
    ),
    preview: after,
    heading: t('Your {kind, select, return {return} other {exchange}} has arrived', { kind }),
    blocks: [
      paragraph(
        t('{salutation} your parcel has reached us.', { salutation: salutation(name) }),
        after,
      ),
      facts([orderFact(orderId)]),
      orderButton(shop, orderId),
      boughtLines(shop, linesTitle(kind), data.lines),
    ],
  };
}

/** A return or an exchange was refused. */
export function returnRefused(data: MailData<'return-refused'>, shop: MailShop): MailContent {
  const { orderId, name, kind, reason } = data;
  const why = reason === null ? [] : [paragraph(t('Our reason: {reason}', { reason }))];
  return {
    subject: t(
      'Your {kind, select, return {return} other {exchange}} for order {orderId} was not accepted',
      { kind, orderId },
    ),
    preview: t('Here is why, and what you can do.'),
    heading: t('We could not accept your {kind, select, return {return} other {exchange}}', {
      kind,
    }),
    blocks: [
      paragraph(
        t(
          '{salutation} we have looked at what you sent us, and can’t take it back. Please write to us if you see this differently.',
          { salutation: salutation(name) },
        ),
      ),
      ...why,
      facts([orderFact(orderId)]),
      orderButton(shop, orderId),
      boughtLines(shop, linesTitle(kind), data.lines),
    ],
  };
}

/** The replacement of an exchange was shipped. */
export function exchangeSent(data: MailData<'exchange-sent'>, shop: MailShop): MailContent {
  const { orderId, name } = data;
  return {
    subject: t('Your exchange for order {orderId} is on its way', { orderId }),
    preview: t('We have sent the piece that you chose instead.'),
    heading: t('Your exchange is on its way'),
    blocks: [
      paragraph(
        t('{salutation} we have sent the piece that you chose instead.', {
          salutation: salutation(name),
        }),
      ),
      facts([orderFact(orderId), ...shipmentFacts(data)]),
      orderButton(shop, orderId, t('Follow your order')),
      boughtLines(shop, t('You get'), data.lines),
    ],
  };
}
