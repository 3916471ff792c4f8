import { pagePaths } from '@storefront/host/contracts';
import { formatPaise } from '../../../money';
import type { MailData } from '../mail-data.schema';
import { button, lines, note, paragraph, type Block, type MailContent } from './blocks';
import { pictureUrl, type MailShop } from './mail-shop';

const GREETING = 'Hello,';

interface Asked extends Pick<MailData<'back-in-stock'>, 'title' | 'choice' | 'picture'> {
  price?: number;
}

const piece = (shop: MailShop, asked: Asked, url?: string) =>
  lines('The piece', [
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
  note('You get this mail once, because you asked to be told.', {
    label: 'Stop all alerts',
    url: shop.url + pagePaths.stopAlertsByToken(token),
  });

/** Asks the owner of an address to confirm that it wants to be told. */
export function confirmAlerts(data: MailData<'confirm-alerts'>, shop: MailShop): MailContent {
  const event = data.belowPrice === undefined ? 'is back' : 'costs less';
  const when =
    data.belowPrice === undefined
      ? 'is back in stock'
      : `costs less than ${formatPaise(data.belowPrice)}`;
  return {
    subject: `Shall we tell you when ${data.title} ${event}?`,
    preview: `One press, and we write to you when it ${event}.`,
    heading: 'Shall we write to you?',
    unsubscribeToken: data.token,
    blocks: [
      paragraph(
        `${GREETING} somebody has asked us to write to this address when this piece ${when}.`,
      ),
      piece(shop, data),
      button('Yes, tell me', shop.url + data.confirmPath),
      note(
        'If it wasn’t you, please ignore this mail: we write to you only after you have said yes.',
      ),
    ],
  };
}

/** A piece is back in stock. */
export function backInStock(data: MailData<'back-in-stock'>, shop: MailShop): MailContent {
  const page = shop.url + pagePaths.product(data.productId);
  return {
    subject: `${data.title} is back`,
    preview: 'You asked us to tell you. There may not be many.',
    heading: 'It is back',
    unsubscribeToken: data.token,
    blocks: [
      paragraph(
        `${GREETING} the piece that you wait for is back in stock. We can’t keep it for you: whoever orders first has it.`,
      ),
      piece(shop, data, page),
      button('See the piece', page),
      stopNote(shop, data.token),
    ],
  };
}

/** A piece costs less than when the address asked to be told. */
export function lowerPrice(data: MailData<'lower-price'>, shop: MailShop): MailContent {
  const page = shop.url + pagePaths.product(data.productId);
  const [now, before] = [formatPaise(data.price), formatPaise(data.belowPrice)];
  return {
    subject: `${data.title}: now ${now}`,
    preview: `It was ${before} when you asked us to tell you.`,
    heading: 'At a lower price',
    unsubscribeToken: data.token,
    blocks: [
      paragraph(
        `${GREETING} the piece that you asked about costs ${now} now. It was ${before} when you asked.`,
      ),
      piece(shop, data, page),
      button('See the piece', page),
      stopNote(shop, data.token),
    ],
  };
}
