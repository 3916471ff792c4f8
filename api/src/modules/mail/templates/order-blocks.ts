import { creditTitle, formatDeliveryDays, pagePaths } from '@storefront/host/contracts';
import type { ShippingAddress } from '@storefront/host/contracts/api';
import { formatLongDate } from '@storefront/host/format/dates';
import { stateName } from '@storefront/host/contracts/validation';
import { t } from '../../../messages/t';
import { formatPaise } from '../../../money';
import type { MailLine, MailOrder } from '../mail-data.schema';
import { address, button, type Fact, facts, lines, type Block } from './blocks';
import { pictureUrl, type MailShop } from './mail-shop';

function detailsOf({ size, color, options = {}, quantity }: MailLine): string {
  const others = Object.entries(options).map(([name, value]) => `${name} ${value}`);
  return [
    size && t('Size {size}', { size }),
    color,
    ...others,
    t('Quantity {quantity}', { quantity }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The lines of an order or a return, with their pictures and prices. */
export function boughtLines(
  shop: MailShop,
  title: string,
  bought: readonly MailLine[],
  sums?: Fact[],
): Block {
  const rows = bought.map((line) => ({
    title: line.title,
    details: detailsOf(line),
    price: formatPaise(line.price * line.quantity),
    picture: pictureUrl(shop, line),
  }));
  return lines(title, rows, sums);
}

/** What gift cards and store credit pay of an order, and what they leave to be paid. */
function creditSums({ total, credits = [] }: MailOrder): Fact[] {
  if (credits.length === 0) return [];
  return [
    ...credits.map((credit) => ({
      term: creditTitle(credit.codeEnding),
      value: `−${formatPaise(credit.amount)}`,
    })),
    { term: t('To pay'), value: formatPaise(toPay({ total, credits })), isTotal: true },
  ];
}

/** What gift cards and store credit leave to be paid of an order, in paise. */
export function toPay({ total, credits = [] }: Pick<MailOrder, 'total' | 'credits'>): number {
  return credits.reduce((left, { amount }) => left - amount, total);
}

/** An order's lines, with subtotal, discount, shipping, total, and what gift cards and store credit pay. */
export function orderLines(shop: MailShop, order: MailOrder): Block {
  const { shippingMethod, shippingPrice, shippingLabel, discount, total } = order;
  const shipping = shippingLabel ?? (shippingPrice > 0 ? formatPaise(shippingPrice) : t('Free'));
  return boughtLines(shop, t('Your order'), order.lines, [
    { term: t('Subtotal'), value: formatPaise(total + (discount?.amount ?? 0) - shippingPrice) },
    ...(discount
      ? [
          {
            term: t('Discount ({offers})', { offers: discount.titles.join(', ') }),
            value: `−${formatPaise(discount.amount)}`,
          },
        ]
      : []),
    ...(order.giftCard ? [] : [{ term: shippingMethod, value: shipping }]),
    { term: t('Total'), value: formatPaise(total), isTotal: true },
    ...creditSums(order),
  ]);
}

/** Where an order goes: to its postal address, or the email address of who gets the gift card. */
export function destination({ address: where, giftCard }: MailOrder): Block {
  return giftCard
    ? address(t('For'), [giftCard.recipient])
    : postalAddress(t('Delivery address'), where);
}

/** A postal address in India. */
export function postalAddress(title: string, where: ShippingAddress): Block {
  const { fullName, city, state, postalCode, phone } = where;
  return address(title, [
    fullName,
    where.address,
    `${city}, ${stateName(state)} ${postalCode}`,
    phone,
  ]);
}

/** An order's id and date, followed by other facts. */
export function orderFacts({ id, placedAt }: MailOrder, more: readonly Fact[] = []): Block {
  return facts([
    { term: t('Order'), value: id },
    { term: t('Placed on'), value: formatLongDate(placedAt) },
    ...more,
  ]);
}

/** When an order was promised to arrive; nothing for one without a promise. */
export function promiseFacts({ promise }: MailOrder): Fact[] {
  return promise ? [{ term: t('Arrives'), value: formatDeliveryDays(promise) }] : [];
}

/** The button to the page of an order. */
export function orderButton(shop: MailShop, id: string, label = t('See your order')): Block {
  return button(label, shop.url + pagePaths.order(id));
}

/** The carrier and tracking number of a parcel; unknown values are omitted. */
export function shipmentFacts(shipment: {
  carrier: string | null;
  tracking: string | null;
  trackingUrl: string | null;
}): Fact[] {
  const { carrier, tracking, trackingUrl } = shipment;
  const url = trackingUrl !== null && /^https?:\/\//.test(trackingUrl) ? trackingUrl : undefined;
  const number = tracking ?? (url === undefined ? null : t('Track the parcel'));
  return [
    ...(carrier === null ? [] : [{ term: t('Carrier'), value: carrier }]),
    ...(number === null ? [] : [{ term: t('Tracking number'), value: number, url }]),
  ];
}
