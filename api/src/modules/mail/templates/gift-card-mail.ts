import { creditTitle, pagePaths } from '@storefront/host/contracts';
import { formatLongDate } from '@storefront/host/format/dates';
import { t } from '../../../messages/t';
import { formatPaise } from '../../../money';
import type { MailData } from '../mail-data.schema';
import { button, facts, note, paragraph, salutation, type MailContent } from './blocks';
import type { MailShop } from './mail-shop';

/** A gift card for its recipient. */
export function giftCard(data: MailData<'gift-card'>, shop: MailShop): MailContent {
  const { code, message, sender } = data;
  const amount = formatPaise(data.amount);
  return {
    subject: t('A gift card for {shop}', { shop: shop.name }),
    preview: t('{amount} to spend as you like.', { amount }),
    heading: t('A gift card for you'),
    blocks: [
      paragraph(
        ...(sender === undefined ? [] : [t('{sender} has sent you a gift.', { sender })]),
        t('You have a gift card for {shop}. Enter its code in your cart or at the checkout.', {
          shop: shop.name,
        }),
      ),
      ...(message === null ? [] : [paragraph(message)]),
      facts([
        { term: t('Code'), value: code },
        { term: t('Valid until'), value: formatLongDate(data.validUntil) },
        { term: t('Amount'), value: amount, isTotal: true },
      ]),
      button(t('Go to the shop'), shop.url + pagePaths.home),
      note(
        t(
          'You can use it for several orders. It can’t be exchanged for cash. Please keep this mail: whoever has the code can use the card.',
        ),
      ),
    ],
  };
}

/** What is left on a gift card, or as store credit, is soon no longer valid. */
export function creditExpiring(data: MailData<'credit-expiring'>, shop: MailShop): MailContent {
  const { name, codeEnding } = data;
  const amount = formatPaise(data.balance);
  const day = formatLongDate(data.validUntil);
  return {
    subject: t('{amount} to spend with {shop} until {day}', { amount, shop: shop.name, day }),
    preview: t('After that day it expires.'),
    heading: t('Use it before it expires'),
    blocks: [
      paragraph(
        codeEnding === null
          ? t('{salutation} you have store credit that is valid until {day}.', {
              salutation: salutation(name),
              day,
            })
          : t('{salutation} you have a gift card that is valid until {day}.', {
              salutation: salutation(name),
              day,
            }),
        codeEnding === null
          ? t('You choose at the checkout whether to use it.')
          : t(
              'Its code is in the mail with which you got it. Enter it in your cart or at the checkout.',
            ),
      ),
      facts([
        { term: creditTitle(codeEnding), value: amount, isTotal: true },
        { term: t('Valid until'), value: day },
      ]),
      button(t('Go to the shop'), shop.url + pagePaths.home),
    ],
  };
}
