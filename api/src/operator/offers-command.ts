import { Type, type Static } from 'typebox';
import { LIMITS } from '@storefront/host/contracts/api';
import type { Database } from '../db/database';
import type { OfferBenefit } from '../db/schema/orders/offers';
import { inTransaction } from '../db/transaction';
import { BadRequestError } from '../http/errors';
import { isoMoment } from '../indian-time';
import { formatPaise } from '../money';
import { createOffer, endOffer } from '../modules/offers/change-offers';
import { listOffers, type OfferRow } from '../modules/offers/offers.repository';
import { AmountSchema, authorProperties, counted, toJson } from './command-parts';

const IdSchema = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,59}$' });
const CountSchema = Type.Integer({ minimum: 1, maximum: 1_000_000 });
const MomentSchema = Type.String({ format: 'date-time' });

/** The commands about offers. Amounts are paise. */
export const OffersCommandSchema = Type.Union([
  Type.Object({ action: Type.Literal('list'), json: Type.Optional(Type.Boolean()) }),
  Type.Object({
    action: Type.Literal('create'),
    /** The merchant's name of the offer. */
    id: IdSchema,
    title: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
    percent: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    amount: Type.Optional(AmountSchema),
    buy: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    get: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    freeShipping: Type.Optional(Type.Boolean()),
    code: Type.Optional(Type.String({ minLength: 1, maxLength: LIMITS.couponCodeMax })),
    collection: Type.Optional(Type.String({ minLength: 1, maxLength: LIMITS.collectionMax })),
    minimum: Type.Optional(AmountSchema),
    from: Type.Optional(MomentSchema),
    until: Type.Optional(MomentSchema),
    firstOrderOnly: Type.Optional(Type.Boolean()),
    usesPerCustomer: Type.Optional(CountSchema),
    usesInTotal: Type.Optional(CountSchema),
    ...authorProperties,
  }),
  Type.Object({ action: Type.Literal('end'), id: IdSchema, ...authorProperties }),
]);
export type OffersCommand = Static<typeof OffersCommandSchema>;

type CreateCommand = Extract<OffersCommand, { action: 'create' }>;

/**
 * Runs a command; returns the text to show. Throws a {@link BadRequestError} for an offer that gives nothing or several
 * things, and as `createOffer` and `endOffer` do.
 */
export async function runOffersCommand(db: Database, command: OffersCommand): Promise<string> {
  if (command.action === 'list') return list(db, command.json ?? false);
  const { author, note: reason } = command;
  const acting = { author: author.trim(), reason };
  if (command.action === 'end') {
    await inTransaction(db, (tx) => endOffer(tx, command.id, acting));
    return `The offer “${command.id}” has ended. Orders keep what it gave them.`;
  }
  const offer = await inTransaction(db, (tx) => createOffer(tx, newOffer(command), acting));
  return describe(offer);
}

function newOffer(command: CreateCommand): OfferRow {
  const { id, title, code, collection, minimum, from, until } = command;
  return {
    id,
    title: title.trim(),
    code: code ?? null,
    benefit: benefitOf(command),
    collection: collection ?? null,
    minimum: minimum ?? 0,
    startsAt: from === undefined ? new Date() : new Date(from),
    endsAt: until === undefined ? null : new Date(until),
    firstOrderOnly: command.firstOrderOnly ?? false,
    usesPerCustomer: command.usesPerCustomer ?? null,
    usesInTotal: command.usesInTotal ?? null,
  };
}

function benefitOf({ percent, amount, buy, get, freeShipping }: CreateCommand): OfferBenefit {
  const benefits: OfferBenefit[] = [];
  if (amount !== undefined) benefits.push({ kind: 'amount', amount });
  if (freeShipping) benefits.push({ kind: 'free-shipping' });
  if (buy !== undefined && get !== undefined) {
    benefits.push({ kind: 'buy-get', buy, get, percent: percent ?? 100 });
  } else if (percent !== undefined) {
    benefits.push({ kind: 'percentage', percent });
  }
  const [benefit, ...others] = benefits;
  if (benefit && others.length === 0 && (buy === undefined) === (get === undefined)) return benefit;
  throw new BadRequestError(
    'benefit',
    'An offer gives one thing: --percent, --amount, --buy with --get (and --percent, if those aren’t free), or --free-shipping.',
  );
}

async function list(db: Database, isJson: boolean): Promise<string> {
  const all = await listOffers(db);
  if (isJson) return toJson(all);
  const lines = all.map((offer) => `${describe(offer)} Used in ${counted(offer.uses, 'order')}.`);
  return lines.join('\n') || 'No offers.';
}

/** `welcome  WELCOME10  “10% off your first order”: 10% off; for a first order; from 2026-12-01T00:00:00+05:30.` */
function describe(offer: OfferRow): string {
  const { id, code, title, benefit, collection, minimum, startsAt, endsAt } = offer;
  const parts = [
    describeBenefit(benefit),
    collection !== null && `for “${collection}”`,
    minimum > 0 && `from ${formatPaise(minimum)}`,
    offer.firstOrderOnly && 'for a first order',
    offer.usesPerCustomer !== null && `${counted(offer.usesPerCustomer, 'order')} of a customer`,
    offer.usesInTotal !== null && `${counted(offer.usesInTotal, 'order')} in all`,
    `since ${isoMoment(startsAt)}`,
    endsAt !== null && `until ${isoMoment(endsAt)}`,
  ];
  return `${id}  ${code ?? 'without a code'}  “${title}”: ${parts.filter(Boolean).join('; ')}.`;
}

function describeBenefit(benefit: OfferBenefit): string {
  switch (benefit.kind) {
    case 'percentage':
      return `${benefit.percent}% off`;
    case 'amount':
      return `${formatPaise(benefit.amount)} off`;
    case 'buy-get':
      return `buy ${benefit.buy}, get ${benefit.get} at ${benefit.percent}% off`;
    case 'free-shipping':
      return 'free shipping';
  }
}
