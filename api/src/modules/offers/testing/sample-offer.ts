import type { OfferRow } from '../offers.repository';

/** An offer of 10% off everything, without a code. */
export function sampleOffer(changes: Partial<OfferRow> = {}): OfferRow {
  return {
    id: 'tenth',
    title: '10% off',
    code: null,
    benefit: { kind: 'percentage', percent: 10 },
    collection: null,
    minimum: 0,
    startsAt: new Date('2024-01-01T00:00:00Z'),
    endsAt: null,
    firstOrderOnly: false,
    usesPerCustomer: null,
    usesInTotal: null,
    ...changes,
  };
}
