import { pagePaths } from '@storefront/host/contracts';
import { t } from '../../../messages/t';
import { formatPaise } from '../../../money';
import type { MailData } from '../mail-data.schema';
import { button, lines, note, paragraph, salutation, type Block, type MailContent } from './blocks';
import { pictureUrl, type MailShop } from './mail-shop';

interface Asked extends Pick<MailData<'back-in-stock'>, 'title' | 'choice' | 'picture'> {
  price?: number;
}

const piece = (shop: MailShop, asked: Asked, url?: string) =>
  lines(t('The piece'), [
    {
      title: asked.title,
      details: asked.choice,
      price: asked.price === undefined ? '' : formatPaise(asked.price),
      url,
      picture: pictureUrl(shop, asked),
    },
  ]);

/** What ends the alerts, below the mail that an address asked for. */
const stopNote = (shop: MailShop, token: string): Block =>
  note(t('You get this mail once, because you asked to be told.'), {
    label: t('Stop all alerts'),
    url: shop.url + pagePaths.stopAlertsByToken(token),
  });

/** Asks the owner of an address to confirm that it wants to be told. */
export function confirmAlerts(data: MailData<'confirm-alerts'>, shop: MailShop): MailContent {
  const about = data.belowPrice === undefined ? 'stock' : 'price';
  return {
    subject: t(
      'Shall we tell you when {title} {about, select, stock {is back} other {costs less}}?',
      { title: data.title, about },
    ),
    preview: t(
      'One click, and we’ll write to you when it {about, select, stock {is back} other {costs less}}.',
      { about },
    ),
    heading: t('Shall we write to you?'),
    unsubscribeToken: data.token,
    blocks: [
      paragraph(
        t(
          '{salutation} someone has asked us to email this address when this piece {about, select, stock {is back in stock} other {costs less than {price}}}.',
          { salutation: salutation(null), about, price: formatPaise(data.belowPrice ?? 0) },
        ),
      ),
      piece(shop, data),
      button(t('Yes, tell me'), shop.url + data.confirmPath),
      note(
        t('If it wasn’t you, please ignore this mail: we’ll only write to you once you say yes.'),
      ),
    ],
  };
}

/** A piece is back in stock. */
export function backInStock(data: MailData<'back-in-stock'>, shop: MailShop): MailContent {
  const page = shop.url + pagePaths.product(data.productId);
  return {
    subject: t('{title} is back', { title: data.title }),
    preview: t('You asked us to tell you. There may not be many.'),
    heading: t('It is back'),
    unsubscribeToken: data.token,
    blocks: [
      paragraph(
        t(
          '{salutation} the piece you’ve been waiting for is back in stock. We can’t hold it for you, so it goes to whoever orders first.',
          { salutation: salutation(null) },
        ),
      ),
      piece(shop, data, page),
      button(t('See the piece'), page),
      stopNote(shop, data.token),
    ],
  };
}

/** A piece costs less than when the address asked to be told. */
export function lowerPrice(data: MailData<'lower-price'>, shop: MailShop): MailContent {
  const page = shop.url + pagePaths.product(data.productId);
  const [now, before] = [formatPaise(data.price), formatPaise(data.belowPrice)];
  return {
    subject: t('{title}: now {price}', { title: data.title, price: now }),
    preview: t('It was {price} when you asked us to tell you.', { price: before }),
    heading: t('At a lower price'),
    unsubscribeToken: data.token,
    blocks: [
      paragraph(
        t(
          '{salutation} the piece that you asked about costs {now} now. It was {before} when you asked.',
          { salutation: salutation(null), now, before },
        ),
      ),
      piece(shop, data, page),
      button(t('See the piece'), page),
      stopNote(shop, data.token),
    ],
  };
}
