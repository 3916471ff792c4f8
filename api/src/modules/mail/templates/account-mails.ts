import { pagePaths } from '@storefront/host/contracts';
import { formatMoment } from '@storefront/host/format/dates';
import { t } from '../../../messages/t';
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
    subject: t('Choose a new password for {shop}', { shop: shop.name }),
    preview: t('The link works once, for 30 minutes.'),
    heading: t('Choose a new password'),
    blocks: [
      paragraph(
        t('{salutation} this link lets you choose a new password. It works once, for 30 minutes.', {
          salutation: salutation(name),
        }),
      ),
      button(t('Choose a new password'), shop.url + path),
      note(t('If it wasn’t you who asked for it, you need not do anything: your password stays.')),
    ],
  };
}

/** The password was changed. */
export function passwordChanged(data: MailData<'password-changed'>, shop: MailShop): MailContent {
  const { name, at, device } = data;
  return {
    subject: t('Your password for {shop} has been changed', { shop: shop.name }),
    preview: t('If it wasn’t you, choose a new one now.'),
    heading: t('Your password has been changed'),
    blocks: [
      paragraph(
        t('{salutation} the password of your account has been changed.', {
          salutation: salutation(name),
        }),
      ),
      facts([
        { term: t('When'), value: `${formatMoment(at)} IST` },
        ...(device === null ? [] : [{ term: t('On'), value: device }]),
      ]),
      paragraph(
        t(
          'If it wasn’t you, please choose a new password now: “Forgot password?” on the sign-in page.',
        ),
      ),
      button(t('Go to the sign-in page'), shop.url + pagePaths.login),
    ],
  };
}

/** Asks the shopper to confirm the email address. */
export function verifyEmail({ name, path }: MailData<'verify-email'>, shop: MailShop): MailContent {
  return {
    subject: t('Please confirm your email address for {shop}', { shop: shop.name }),
    preview: t('One press, and we know that our mails reach you.'),
    heading: t('Please confirm your address'),
    blocks: [
      paragraph(
        t(
          '{salutation} welcome to {shop}. Please confirm that this address is yours, so that our mails reach you. The link works for 24 hours.',
          { salutation: salutation(name), shop: shop.name },
        ),
      ),
      button(t('Confirm the address'), shop.url + path),
      note(
        t('If you have no account with us, somebody mistyped an address: please ignore this mail.'),
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
  const what =
    products.length === 1 && first
      ? first.title
      : t('{count, plural, one {# saved piece} other {# saved pieces}}', {
          count: products.length,
        });
  return {
    subject: t('{what}: at a lower price', { what }),
    preview: t('Something on your wishlist costs less than when you saved it.'),
    heading: t('Your wishlist, at a lower price'),
    blocks: [
      paragraph(
        t('{salutation} this costs less now than when you saved it.', {
          salutation: salutation(name),
        }),
      ),
      lines(
        t('On your wishlist'),
        products.map((product) => ({
          title: product.title,
          details: t('{price} when you saved it', { price: formatPaise(product.priceWhenAdded) }),
          price: formatPaise(product.price),
          url: shop.url + pagePaths.product(product.id),
          picture: pictureUrl(shop, product),
        })),
      ),
      button(t('See your wishlist'), shop.url + pagePaths.wishlist),
      note(t('You get this mail because you asked to be told of lower prices.'), {
        label: t('Change what we write to you about'),
        url: shop.url + pagePaths.account,
      }),
    ],
  };
}
