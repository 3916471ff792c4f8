import type { Database } from '../../db/database';
import { ConflictError, NotFoundError } from '../../http/errors';
import { recordChanges } from '../audit/audit.repository';
import { readSpellings } from '../catalogue/collections/change-collections';
import { readCardCode } from '../credits/card-code';
import { normaliseCode } from './coupon-code';
import { insertOffer, lockOffer, type OfferRow, updateEnd } from './offers.repository';

interface Acting {
  author: string;
  reason: string | undefined;
}

/** A code is short enough to be typed, and has no letters that look alike in other alphabets. */
const CODE = /^[A-Z0-9-]{3,40}$/;

/**
 * Stores a new offer; returns it. Throws a {@link ConflictError} for a code with other characters or of a gift card's form, an end before the
 * beginning, and a name or a code that another offer has, and a {@link NotFoundError} for an unknown collection.
 */
export async function createOffer(
  tx: Database,
  given: OfferRow,
  acting: Acting,
): Promise<OfferRow> {
  const offer = {
    ...given,
    code: given.code === null ? null : normaliseCode(given.code),
    collection: given.collection === null ? null : await knownCollection(tx, given.collection),
  };
  if (offer.code !== null && !CODE.test(offer.code)) {
    throw new ConflictError('A code has 3 to 40 letters from A to Z, digits and hyphens.');
  }
  if (offer.code !== null && readCardCode(offer.code) !== undefined) {
    throw new ConflictError('A code of this form would be read as that of a gift card.');
  }
  if (offer.endsAt !== null && offer.endsAt <= offer.startsAt) {
    throw new ConflictError('An offer ends after it begins.');
  }
  if (!(await insertOffer(tx, offer))) {
    throw new ConflictError(
      `There is an offer “${offer.id}”${offer.code === null ? '' : `, or one with the code ${offer.code},`} already.`,
    );
  }
  await recordChanges(tx, [change(offer.id, null, describeForAudit(offer), acting)]);
  return offer;
}

/**
 * Ends an offer now; orders keep what it gave them. Throws a {@link NotFoundError} for an unknown one, and a
 * {@link ConflictError} for one that has ended.
 */
export async function endOffer(tx: Database, id: string, acting: Acting): Promise<void> {
  const offer = await lockOffer(tx, id);
  if (!offer) throw new NotFoundError(`There is no offer “${id}”.`);
  const now = new Date();
  if (offer.endsAt !== null && offer.endsAt <= now) {
    throw new ConflictError(`The offer “${id}” has ended already.`);
  }
  await updateEnd(tx, id, now);
  const before = { endsAt: offer.endsAt?.toISOString() ?? null };
  await recordChanges(tx, [change(id, before, { endsAt: now.toISOString() }, acting)]);
}

async function knownCollection(tx: Database, typed: string): Promise<string> {
  const known = (await readSpellings(tx)).find(typed.trim());
  if (known === undefined) throw new NotFoundError(`There is no collection “${typed}”.`);
  return known;
}

function change(
  id: string,
  before: Record<string, unknown> | null,
  after: Record<string, unknown>,
  { author, reason = '' }: Acting,
) {
  return { author, subject: `offer ${id}`, before, after, reason: reason === '' ? null : reason };
}

function describeForAudit({ startsAt, endsAt, ...offer }: OfferRow) {
  return {
    ...offer,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
  };
}
