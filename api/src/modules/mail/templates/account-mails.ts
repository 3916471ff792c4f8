import { pagePaths } from '@storefront/host/contracts';
import { formatMoment } from '../../../indian-time';
import { formatPaise } from '../../../money';
import type { MailData } from '../mail-data.schema';
import { button, facts, lines, note, paragraph, salutation, type MailContent } from './blocks';
import { pictureUrl, type MailShop } from './mail-shop';

/** A password reset was requested. */
export function passwordReset(
  { name, path }: MailData<'password-reset'>,
  shop: MailShop,
): MailContent {
  return {
    subject: `Choose a new password for ${shop.name}`,
    preview: 'The link works once, for 30 minutes.',
    heading: 'Choose a new password',
    blocks: [
      paragraph(
        `${salutation(name)} this link lets you choose a new password. It works once, for 30 minutes.`,
      ),
      button('Choose a new password', shop.url + path),
      note('If it wasn’t you who asked for it, you need not do anything: your password stays.'),
    ],
  };
}

/** The password was changed. */
export function passwordChanged(data: MailData<'password-changed'>, shop: MailShop): MailContent {
  const { name, at, device } = data;
  return {
    subject: `Your password for ${shop.name} has been changed`,
    preview: 'If it wasn’t you, choose a new one now.',
    heading: 'Your password has been changed',
    blocks: [
      paragraph(`${salutation(name)} the password of your account has been changed.`),
      facts([
        { term: 'When', value: formatMoment(at) },
        ...(device === null ? [] : [{ term: 'On', value: device }]),
      ]),
      paragraph(
        'If it wasn’t you, please choose a new password now: “Forgot password?” on the sign-in page.',
      ),
      button('Go to the sign-in page', shop.url + pagePaths.login),
    ],
  };
}

/** Asks the shopper to confirm the email address. */
export function verifyEmail({ name, path }: MailData<'verify-email'>, shop: MailShop): MailContent {
  return {
    subject: `Please confirm your email address for ${shop.name}`,
    preview: 'One press, and we know that our mails reach you.',
    heading: 'Please confirm your address',
    blocks: [
      paragraph(
        `${salutation(name)} welcome to ${shop.name}. Please confirm that this address is yours, so that our mails reach you. The link works for 24 hours.`,
      ),
      button('Confirm the address', shop.url + path),
      note(
        'If you have no account with us, somebody mistyped an address: please ignore this mail.',
      ),
    ],
  };
}

/** Products on the wishlist have become cheaper. */
export function wishlistPriceDrop(
  { name, products }: MailData<'wishlist-price-drop'>,
  shop: MailShop,
): MailContent {
  const [first] = products;
  const what = products.length === 1 && first ? first.title : `${products.length} saved pieces`;
  return {
    subject: `${what}: at a lower price`,
    preview: 'Something on your wishlist costs less than when you saved it.',
    heading: 'Your wishlist, at a lower price',
    blocks: [
      paragraph(`${salutation(name)} this costs less now than when you saved it.`),
      lines(
        'On your wishlist',
        products.map((product) => ({
          title: product.title,
          details: `${formatPaise(product.priceWhenAdded)} when you saved it`,
          price: formatPaise(product.price),
          url: shop.url + pagePaths.product(product.id),
          picture: pictureUrl(shop, product),
        })),
      ),
      button('See your wishlist', shop.url + pagePaths.wishlist),
      note('You get this mail because you asked to be told of lower prices.', {
        label: 'Change what we write to you about',
        url: shop.url + pagePaths.account,
      }),
    ],
  };
}
