import { pagePaths } from '@storefront/host/contracts';
import type { MailData } from '../mail-data.schema';
import { button, lines, note, paragraph, type MailContent } from './blocks';
import type { MailShop } from './mail-shop';

const GREETING = 'Hello,';

type Asked = Pick<MailData<'back-in-stock'>, 'title' | 'choice' | 'token'>;

const piece = ({ title, choice }: Asked, url?: string) =>
  lines('The piece', [{ title, details: choice, price: '', url }]);

/** Asks the owner of an address to confirm that it wants to be told. */
export function confirmAlerts(data: MailData<'confirm-alerts'>, shop: MailShop): MailContent {
  return {
    subject: `Shall we tell you when ${data.title} is back?`,
    preview: 'One press, and we write to you when it is back.',
    heading: 'Shall we write to you?',
    unsubscribeToken: data.token,
    blocks: [
      paragraph(
        `${GREETING} somebody has asked us to write to this address when this piece is back in stock.`,
      ),
      piece(data),
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
      piece(data, page),
      button('See the piece', page),
      note('You get this mail once, because you asked to be told.', {
        label: 'Stop all alerts',
        url: shop.url + pagePaths.stopAlertsByToken(data.token),
      }),
    ],
  };
}
