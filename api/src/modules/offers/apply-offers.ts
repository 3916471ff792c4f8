import { problemOf, type OfferSituation } from './offer-problem';
import { savingOf, sumOf, totalOf, type OfferLine } from './offer-saving';
import type { OfferRow, OfferUses } from './offers.repository';
import { spreadDiscount } from './spread-discount';
import { t } from '../../messages/t';

/** What decides which offers apply, besides the lines. */
export interface OfferContext extends Omit<OfferSituation, 'uses'> {
  /** The codes that the shopper entered, normalised and distinct. */
  codes: readonly string[];
  /** Paise. */
  shippingPrice: number;
  /** By the offer's id; an offer that isn't limited needs no entry. */
  uses: ReadonlyMap<string, OfferUses>;
}

/** An offer that applies, and what it takes off the lines, in paise. */
export interface AppliedOffer {
  offer: OfferRow;
  discount: number;
}

/** A code that the shopper entered; `problem` says in words why it isn't used. */
export interface EnteredCode {
  code: string;
  problem?: string;
}

/** What offers take off an order; amounts are paise. */
export interface OfferResult {
  /** Of each line, for all its pieces. */
  lineDiscounts: number[];
  /** Their sum. */
  discount: number;
  hasFreeShipping: boolean;
  applied: AppliedOffer[];
  codes: EnteredCode[];
}

/** An offer, and what it would take off each line. */
interface Candidate {
  offer: OfferRow;
  discounts: number[];
  saving: number;
  problem: string | undefined;
}

/** What an order costs at least, in paise: payment providers collect no less. */
export const LEAST_TOTAL = 100;

const NO_USES: OfferUses = { byCustomer: 0, inTotal: 0 };

/** An offer without a code comes first: a code isn't used up where the same is had without it. */
function compare(one: Candidate, other: Candidate): number {
  const byCode = Number(one.offer.code !== null) - Number(other.offer.code !== null);
  return other.saving - one.saving || byCode || (one.offer.id < other.offer.id ? -1 : 1);
}

/**
 * Applies offers to lines (docs/adr/0062-offers.md): of those that take something off the lines the one that saves most,
 * and one that makes the shipping free. Offers with a code that the shopper hasn't entered must not be among them.
 */
export function applyOffers(
  lines: readonly OfferLine[],
  offers: readonly OfferRow[],
  context: OfferContext,
): OfferResult {
  const candidates = offers.map((offer) => candidateOf(offer, lines, context)).sort(compare);
  const usable = candidates.filter(({ problem }) => problem === undefined);
  const isShipping = ({ offer }: Candidate) => offer.benefit.kind === 'free-shipping';
  const goods = usable.find((candidate) => !isShipping(candidate));
  const shipping = usable.find(isShipping);
  const applied = [goods, shipping].filter((candidate) => candidate !== undefined);
  return {
    lineDiscounts: goods?.discounts ?? lines.map(() => 0),
    discount: goods?.saving ?? 0,
    hasFreeShipping: shipping !== undefined,
    applied: applied.map(({ offer, saving }) => ({ offer, discount: saving })),
    codes: context.codes.map((code) => {
      const own = candidates.find(({ offer }) => offer.code === code);
      if (!own) return { code, problem: t('There is no code “{code}”.', { code }) };
      const used = isShipping(own) ? shipping : goods;
      const problem = own.problem ?? (used && used !== own ? problemOfChoice(used) : undefined);
      return problem === undefined ? { code } : { code, problem };
    }),
  };
}

/** Why an offer isn't used that would apply without the one that is. */
function problemOfChoice({ offer: { title, benefit } }: Candidate): string {
  return benefit.kind === 'free-shipping'
    ? t('Shipping is free already.')
    : t('“{title}” saves you as much or more.', { title });
}

function candidateOf(
  offer: OfferRow,
  lines: readonly OfferLine[],
  { shippingPrice, uses, ...situation }: OfferContext,
): Candidate {
  const isFor = ({ collections }: OfferLine) =>
    offer.collection === null || hasName(collections, offer.collection);
  const own = lines.filter(isFor);
  const most = Math.max(0, sumOf(lines) - LEAST_TOTAL);
  const saving = Math.min(savingOf(offer.benefit, own), most);
  const problem =
    problemOf(offer, own, { ...situation, uses: uses.get(offer.id) ?? NO_USES }) ??
    problemOfSaving(offer, saving, shippingPrice);
  const totals = lines.map((line) => (isFor(line) ? totalOf(line) : 0));
  return { offer, discounts: spreadDiscount(saving, totals), saving, problem };
}

/** Names of collections are the same in any case. */
function hasName(collections: readonly string[], name: string): boolean {
  return collections.some((each) => each.toLowerCase() === name.toLowerCase());
}

function problemOfSaving(
  { benefit }: OfferRow,
  saving: number,
  shippingPrice: number,
): string | undefined {
  if (benefit.kind !== 'free-shipping') {
    return saving === 0 ? t('This code takes nothing off what is in your cart.') : undefined;
  }
  return shippingPrice === 0 ? t('Shipping is free already.') : undefined;
}
