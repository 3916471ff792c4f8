import { Check } from 'typebox/value';
import { currentBasename, inLanguage } from '../../../messages/languages';
import { type MailData, mailData, type MailTemplate } from '../mail-data.schema';
import { backInStock, confirmAlerts, lowerPrice } from './alert-mails';
import { creditExpiring, giftCard } from './gift-card-mail';
import { passwordChanged, passwordReset, verifyEmail, wishlistPriceDrop } from './account-mails';
import { renderLayout, type RenderedMail } from './render-layout';
import type { MailContent } from './blocks';
import type { MailShop } from './mail-shop';
import {
  orderCancelled,
  orderConfirmed,
  orderDelivered,
  orderPaid,
  orderPlaced,
  orderShipped,
  paymentFailed,
} from './order-mails';
import {
  exchangeSent,
  refund,
  returnReceived,
  returnRefused,
  returnRequested,
} from './return-mails';

type Templates = {
  [Template in MailTemplate]: (data: MailData<Template>, shop: MailShop) => MailContent;
};

const templates: Templates = {
  'order-placed': orderPlaced,
  'order-paid': orderPaid,
  'order-confirmed': orderConfirmed,
  'payment-failed': paymentFailed,
  'order-shipped': orderShipped,
  'order-delivered': orderDelivered,
  'order-cancelled': orderCancelled,
  refund,
  'return-requested': returnRequested,
  'return-received': returnReceived,
  'return-refused': returnRefused,
  'exchange-sent': exchangeSent,
  'gift-card': giftCard,
  'credit-expiring': creditExpiring,
  'password-reset': passwordReset,
  'password-changed': passwordChanged,
  'verify-email': verifyEmail,
  'wishlist-price-drop': wishlistPriceDrop,
  'confirm-alerts': confirmAlerts,
  'lower-price': lowerPrice,
  'back-in-stock': backInStock,
};

/** A stored mail has a template or data that this version doesn't know. */
export class UnreadableMailError extends Error {
  override readonly name = 'UnreadableMailError';
}

function isTemplate(name: string): name is MailTemplate {
  return Object.hasOwn(templates, name);
}

function fillTemplate<Template extends MailTemplate>(
  template: Template,
  write: Templates[Template],
  data: unknown,
  shop: MailShop,
): MailContent {
  const schema = mailData[template];
  if (!Check(schema, data)) {
    throw new UnreadableMailError(`The data of this mail don’t fit the template ${template}.`);
  }
  return write(data, shop);
}

/**
 * Renders a stored mail in its language, with links to the shop's pages in that one; null is the first. Throws an
 * {@link UnreadableMailError}.
 */
export function renderMail(
  template: string,
  data: unknown,
  shop: MailShop,
  language: string | null = null,
): RenderedMail {
  if (!isTemplate(template)) throw new UnreadableMailError(`There is no template ${template}.`);
  return inLanguage(language, () => {
    const addressed = { ...shop, url: shop.url + currentBasename() };
    return renderLayout(fillTemplate(template, templates[template], data, addressed), addressed);
  });
}
