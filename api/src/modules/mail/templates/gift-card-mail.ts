import { pagePaths } from '@storefront/host/contracts';
import { formatDay } from '../../../indian-time';
import { formatPaise } from '../../../money';
import type { MailData } from '../mail-data.schema';
import { button, facts, note, paragraph, type MailContent } from './blocks';
import type { MailShop } from './mail-shop';

/** A gift card for its recipient. */
export function giftCard(data: MailData<'gift-card'>, shop: MailShop): MailContent {
  const { code, message } = data;
  const amount = formatPaise(data.amount);
  return {
    subject: `A gift card for ${shop.name}`,
    preview: `${amount} to spend as you like.`,
    heading: 'A gift card for you',
    blocks: [
      paragraph(
        `You have a gift card for ${shop.name}. Enter its code in your cart or at the checkout.`,
      ),
      ...(message === null ? [] : [paragraph(message)]),
      facts([
        { term: 'Code', value: code },
        { term: 'Valid until', value: formatDay(data.validUntil) },
        { term: 'Amount', value: amount, isTotal: true },
      ]),
      button('Go to the shop', shop.url + pagePaths.home),
      note(
        'You can use it for several orders. It can’t be exchanged for cash. Please keep this mail: whoever has the code can use the card.',
      ),
    ],
  };
}
