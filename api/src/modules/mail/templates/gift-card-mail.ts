import { pagePaths } from '@storefront/host/contracts';
import { formatLongDate } from '@storefront/host/format/dates';
import { t } from '../../../messages/t';
import { formatPaise } from '../../../money';
import type { MailData } from '../mail-data.schema';
import { button, facts, note, paragraph, type MailContent } from './blocks';
import type { MailShop } from './mail-shop';

/** A gift card for its recipient. */
export function giftCard(data: MailData<'gift-card'>, shop: MailShop): MailContent {
  const { code, message } = data;
  const amount = formatPaise(data.amount);
  return {
    subject: t('A gift card for {shop}', { shop: shop.name }),
    preview: t('{amount} to spend as you like.', { amount }),
    heading: t('A gift card for you'),
    blocks: [
      paragraph(
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
