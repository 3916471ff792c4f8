import type { OfferRow } from '../modules/offers/offers.repository';

/** An offer for everything and everybody who enters its code. */
const CODED = {
  collection: null,
  minimum: 0,
  startsAt: new Date('2024-06-01T00:00:00+05:30'),
  endsAt: null,
  firstOrderOnly: false,
  usesPerCustomer: null,
  usesInTotal: null,
} satisfies Partial<OfferRow>;

/** The demo's offers. All of them need a code, so that prices are what the catalogue says. */
export const DEMO_OFFERS: readonly OfferRow[] = [
  {
    ...CODED,
    id: 'welcome',
    title: '10% off your first order',
    code: 'WELCOME10',
    benefit: { kind: 'percentage', percent: 10 },
    firstOrderOnly: true,
  },
  {
    ...CODED,
    id: 'atelier',
    title: '₹1,000 off from ₹10,000',
    code: 'ATELIER1000',
    benefit: { kind: 'amount', amount: 1_000_00 },
    minimum: 10_000_00,
  },
  {
    ...CODED,
    id: 'summer',
    title: 'Buy two, get the third free',
    code: 'SUMMER3',
    benefit: { kind: 'buy-get', buy: 2, get: 1, percent: 100 },
    endsAt: new Date('2024-09-01T00:00:00+05:30'),
  },
];
