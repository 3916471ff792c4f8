import { randomUUID } from 'node:crypto';
import { pagePaths } from '@storefront/host/contracts';
import { type Alert, type AlertRequest, LIMITS } from '@storefront/host/contracts/api';
import { currentLanguage } from '@storefront/host/messages/language';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { ConflictError, NotFoundError } from '../../http/errors';
import { isoDay } from '../../indian-time';
import { toRupees } from '../../money';
import { queueMail } from '../mail/mail.service';
import { UnusableLinkError } from '../account-links/account-links.service';
import { describeChoice, inWords, type LineVariant, presentVariant } from '../orders/line-variant';
import { readLabels } from '../orders/presentation/order-words';
import { pictureInColor } from '../products/picture-in-color';
import { findProducts, isProductId, type ProductRow } from '../products/products.repository';
import { hashToken } from '../sessions/token-hash';
import { normaliseEmail } from '../users/email-address';
import type { User } from '../users/users.repository';
import {
  confirmAlerts,
  countOpen,
  deleteOpen,
  type ChoiceState,
  findAddress,
  findChoice,
  findOpen,
  insertAlert,
  listOpen,
  lockAddress,
} from './alerts.repository';
import { t } from '../../messages/t';

/** A request that was checked. */
export interface WantedAlert {
  email: string;
  choice: LineVariant;
  /** Told when it costs less than this, in paise; null: when it is back in stock. */
  belowPrice: number | null;
  product: ProductRow;
  /** The language of the request. */
  language: string;
  consent: string;
  /** Whether the signed-in account has proven that the address is its own. */
  isOwn: boolean;
}

/**
 * Checks what a shopper wants to be told of. Throws a {@link NotFoundError} for what the shop doesn't have, and a {@link
 * ConflictError} for what is in stock, or has no price that could fall.
 */
export async function checkAlert(
  db: Database,
  request: AlertRequest,
  user: User | undefined,
): Promise<WantedAlert> {
  const { productId, selectedSize = null, selectedColor = null, selectedOptions = {} } = request;
  const [product] = isProductId(productId) ? await findProducts(db, [productId]) : [];
  const choice = { productId, size: selectedSize, color: selectedColor, options: selectedOptions };
  const state = product && (await findChoice(db, choice));
  if (!product || !state) throw new NotFoundError(t('Product not found'));
  const belowPrice = request.about === 'price' ? priceOf(state) : null;
  if (belowPrice === null && state.pieces > 0) {
    throw new ConflictError(t('This is in stock: you can buy it now.'));
  }
  const email = normaliseEmail(request.email);
  const isOwn = user?.email === email && user.emailVerifiedAt !== null;
  return {
    email,
    choice,
    belowPrice,
    product,
    language: currentLanguage(),
    consent: request.consent,
    isOwn,
  };
}

function priceOf({ price }: ChoiceState): number {
  if (price === null)
    throw new ConflictError(
      t(
        'This can’t be bought at the moment, so it has no price that could fall. Please try again later.',
      ),
    );
  return price;
}

/**
 * Stores an alert. One for an address that isn't proven counts once its mailed link is opened; such a mail is sent once a
 * day to an address. What others ask for an address takes no place of what its owner asks for: each may have so many.
 * Beyond them nothing is stored; for the owner that is a {@link ConflictError}.
 */
export function saveAlert(db: Database, wanted: WantedAlert): Promise<void> {
  return inTransaction(db, async (tx) => {
    const now = new Date();
    const { email, isOwn } = wanted;
    const token = await lockAddress(tx, email);
    const id = await findOrInsert(tx, wanted, now);
    if (id === undefined) return;
    if (isOwn) await confirmAlerts(tx, email, now, id);
    else await queueConfirmation(tx, wanted, token, now);
  });
}

/** The id of the open alert for that choice, which is stored if there is none; undefined if there is no place for it. */
async function findOrInsert(
  tx: Database,
  { email, choice, belowPrice, language, consent, isOwn }: WantedAlert,
  now: Date,
): Promise<string | undefined> {
  const open = await findOpen(tx, email, belowPrice === null ? 'stock' : 'price', choice);
  const takesPlace = open === undefined || (isOwn && open.confirmedAt === null);
  if (takesPlace && (await countOpen(tx, email, { confirmed: isOwn })) >= LIMITS.alertsMax) {
    // Only the owner is told: to others it would reveal what the address has asked for.
    if (isOwn)
      throw new ConflictError(
        t('At most {max} pieces can be waited for. Remove some of them in your account first.', {
          max: LIMITS.alertsMax,
        }),
      );
    return undefined;
  }
  if (open) return open.id;
  const id = randomUUID();
  const times = { askedAt: now, confirmedAt: null, sentAt: null };
  await insertAlert(tx, { ...choice, ...times, id, email, belowPrice, language, consent });
  return id;
}

async function queueConfirmation(
  tx: Database,
  { email, choice, belowPrice, language, product }: WantedAlert,
  token: string,
  now: Date,
): Promise<void> {
  const labelOf = await readLabels(tx, [choice], language);
  await queueMail(tx, {
    key: `confirm-alerts:${hashToken(email)}:${isoDay(now)}`,
    to: email,
    language,
    template: 'confirm-alerts',
    data: {
      title: product.title,
      choice: describeChoice(inWords(choice, labelOf)),
      picture: pictureInColor(product, choice.color),
      ...(belowPrice !== null && { belowPrice }),
      confirmPath: pagePaths.confirmAlertsByToken(token),
      token,
    },
  });
}

/** Throws an {@link UnusableLinkError} for a token that no address has. */
async function addressOf(db: Database, token: string): Promise<string> {
  const email = await findAddress(db, token);
  if (email === undefined) throw new UnusableLinkError();
  return email;
}

/** Confirms what an address asked for, by the token that was mailed to it. Throws an {@link UnusableLinkError}. */
export async function confirmAddress(db: Database, token: string): Promise<void> {
  await confirmAlerts(db, await addressOf(db, token), new Date());
}

/** Ends everything that the address of a token asked for. Throws an {@link UnusableLinkError}. */
export async function unsubscribe(db: Database, token: string): Promise<void> {
  await deleteOpen(db, await addressOf(db, token));
}

/** What the address of an account waits for; nothing while the address isn't verified. */
export async function readAlerts(db: Database, user: User): Promise<Alert[]> {
  if (!user.emailVerifiedAt) return [];
  const found = await listOpen(db, user.email);
  const labelOf = await readLabels(
    db,
    found.map(({ alert }) => alert),
  );
  return found.map(({ alert, title }) => ({
    id: alert.id,
    productId: alert.productId,
    title,
    ...presentVariant(alert, labelOf),
    ...(alert.belowPrice !== null && { belowPrice: toRupees(alert.belowPrice) }),
    consent: alert.consent,
    askedAt: alert.askedAt.toISOString(),
  }));
}

/** Ends one alert of the account's verified address; without one it is no error. */
export async function removeAlert(db: Database, user: User, id: string): Promise<void> {
  if (user.emailVerifiedAt) await deleteOpen(db, user.email, id);
}
