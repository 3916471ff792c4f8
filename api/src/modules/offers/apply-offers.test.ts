import fc from 'fast-check';
import type { OfferBenefit } from '../../db/schema/orders/offers';
import { applyOffers, LEAST_TOTAL, type OfferContext } from './apply-offers';
import { type OfferLine, sumOf, totalOf } from './offer-saving';
import type { OfferRow } from './offers.repository';
import { sampleOffer } from './testing/sample-offer';

const NOW = new Date('2026-12-01T06:00:00Z');

function context(changes: Partial<OfferContext> = {}): OfferContext {
  return {
    now: NOW,
    codes: [],
    isFirstOrder: true,
    shippingPrice: 9_900,
    uses: new Map(),
    ...changes,
  };
}

const shirt: OfferLine = { price: 100_000, quantity: 2, collections: ['Linen'] };
const belt: OfferLine = { price: 33_333, quantity: 1, collections: [] };

/** What the code of an offer does for two shirts and a belt. */
function enter(changes: Partial<OfferRow>, more: Partial<OfferContext> = {}) {
  const offer = sampleOffer({ code: 'CODE', ...changes });
  const { codes, ...result } = applyOffers(
    [shirt, belt],
    [offer],
    context({ codes: ['CODE'], ...more }),
  );
  return { ...result, problem: codes[0]?.problem };
}

describe('an offer', () => {
  test('of a percentage is spread over its lines to the paisa', () => {
    expect(enter({}).lineDiscounts).toEqual([20_000, 3_333]);
    expect(enter({ collection: 'linen' }).lineDiscounts).toEqual([20_000, 0]);
  });

  test('of an amount takes off at most what its lines cost', () => {
    expect(enter({ benefit: { kind: 'amount', amount: 50_000 } }).discount).toBe(50_000);
    const all = enter({ benefit: { kind: 'amount', amount: 900_000 }, collection: 'Linen' });
    expect(all.lineDiscounts).toEqual([200_000, 0]);
  });

  test('of a free piece takes off what the cheapest one costs, from all lines in proportion', () => {
    const benefit: OfferBenefit = { kind: 'buy-get', buy: 2, get: 1, percent: 100 };
    const { discount, lineDiscounts } = enter({ benefit });
    expect(discount).toBe(33_333);
    expect(lineDiscounts).toEqual([28_571, 4_762]);
    expect(enter({ benefit: { ...benefit, percent: 50 } }).discount).toBe(16_667);
  });

  test('leaves a total that can be paid', () => {
    expect(enter({ benefit: { kind: 'percentage', percent: 100 } }).discount).toBe(
      233_333 - LEAST_TOTAL,
    );
  });

  test('of free shipping is used beside one that takes something off', () => {
    const offers = [
      sampleOffer({ id: 'ship', code: 'SHIP', benefit: { kind: 'free-shipping' } }),
      sampleOffer({ id: 'tenth', code: 'TENTH' }),
    ];
    const { applied, hasFreeShipping, codes } = applyOffers(
      [shirt],
      offers,
      context({ codes: ['SHIP', 'TENTH'] }),
    );
    expect(applied.map(({ offer, discount }) => [offer.id, discount])).toEqual([
      ['tenth', 20_000],
      ['ship', 0],
    ]);
    expect(hasFreeShipping).toBe(true);
    expect(codes).toEqual([{ code: 'SHIP' }, { code: 'TENTH' }]);
  });
});

describe('of two offers for the lines', () => {
  const fifth = sampleOffer({
    id: 'fifth',
    code: 'FIFTH',
    title: '20% off',
    benefit: { kind: 'percentage', percent: 20 },
  });
  const tenth = sampleOffer({ code: 'TENTH' });

  test('the one that saves more is used, and the other code says so', () => {
    const { discount, codes } = applyOffers(
      [shirt],
      [tenth, fifth],
      context({ codes: ['TENTH', 'FIFTH'] }),
    );
    expect(discount).toBe(40_000);
    expect(codes).toEqual([
      { code: 'TENTH', problem: '“20% off” saves you as much or more.' },
      { code: 'FIFTH' },
    ]);
  });

  test('one without a code is used where both save the same', () => {
    const own = sampleOffer({ id: 'own' });
    const { applied, codes } = applyOffers([shirt], [tenth, own], context({ codes: ['TENTH'] }));
    expect(applied.map(({ offer }) => offer.id)).toEqual(['own']);
    expect(codes[0]?.problem).toBe('“10% off” saves you as much or more.');
  });
});

test.each<[string, Partial<OfferRow>, Partial<OfferContext>]>([
  ['This code ended on November 30, 2026.', { endsAt: new Date('2026-12-01T00:00:00+05:30') }, {}],
  [
    'This code can be used from December 2, 2026 on.',
    { startsAt: new Date('2026-12-02T00:00:00+05:30') },
    {},
  ],
  ['For a first order only.', { firstOrderOnly: true }, { isFirstOrder: false }],
  [
    'You have used this code already.',
    { usesPerCustomer: 1 },
    { uses: new Map([['tenth', { byCustomer: 1, inTotal: 5 }]]) },
  ],
  [
    'This code has been used up.',
    { usesInTotal: 5 },
    { uses: new Map([['tenth', { byCustomer: 0, inTotal: 5 }]]) },
  ],
  ['Add ₹1,666.67 more to use this code.', { minimum: 400_000 }, {}],
  ['Add ₹500.00 more of “Linen” to use this code.', { minimum: 250_000, collection: 'Linen' }, {}],
  ['Nothing in your cart is in “Silk”.', { collection: 'Silk' }, {}],
  [
    'Add 1 more piece to use this code.',
    { benefit: { kind: 'buy-get', buy: 3, get: 1, percent: 100 } },
    {},
  ],
  ['Shipping is free already.', { benefit: { kind: 'free-shipping' } }, { shippingPrice: 0 }],
])('a code that can’t be used says why: %s', (problem, changes, more) => {
  expect(enter(changes, more)).toMatchObject({ problem, discount: 0, applied: [] });
});

test('an unknown code is said to be unknown', () => {
  const { codes } = applyOffers([shirt], [], context({ codes: ['NONE'] }));
  expect(codes).toEqual([{ code: 'NONE', problem: 'There is no code “NONE”.' }]);
});

describe('whatever the lines and the offers are', () => {
  const collections = fc.subarray(['Linen', 'Silk', 'Denim']);
  const line = fc.record({
    price: fc.integer({ min: 1, max: 2_000_000_000 }),
    quantity: fc.integer({ min: 1, max: 1_000 }),
    collections,
  });
  const benefit: fc.Arbitrary<OfferBenefit> = fc.oneof(
    fc.record({
      kind: fc.constant('percentage' as const),
      percent: fc.integer({ min: 1, max: 100 }),
    }),
    fc.record({
      kind: fc.constant('amount' as const),
      amount: fc.integer({ min: 1, max: 2_000_000_000 }),
    }),
    fc.record({
      kind: fc.constant('buy-get' as const),
      buy: fc.integer({ min: 1, max: 5 }),
      get: fc.integer({ min: 1, max: 5 }),
      percent: fc.integer({ min: 1, max: 100 }),
    }),
    fc.record({ kind: fc.constant('free-shipping' as const) }),
  );
  const offer = fc.record({
    benefit,
    collection: fc.constantFrom(null, 'Linen', 'Silk'),
    minimum: fc.integer({ min: 0, max: 10_000_000 }),
    isCoded: fc.boolean(),
  });
  const offers = fc
    .array(offer, { maxLength: 5 })
    .map((all) =>
      all.map(({ isCoded, ...given }, index) =>
        sampleOffer({ ...given, id: `offer-${index}`, code: isCoded ? `CODE-${index}` : null }),
      ),
    );
  const lines = fc.array(line, { minLength: 1, maxLength: 8 });
  const withCodes = (all: readonly OfferRow[]) =>
    context({ codes: all.flatMap(({ code }) => code ?? []) });

  test('the parts of a discount add up, no line costs less than nothing, and something is left to pay', () => {
    fc.assert(
      fc.property(lines, offers, (given, all) => {
        const { lineDiscounts, discount, applied } = applyOffers(given, all, withCodes(all));
        const sum = (amounts: readonly number[]) =>
          amounts.reduce((total, each) => total + each, 0);
        expect(sum(lineDiscounts)).toBe(discount);
        expect(sum(applied.map((each) => each.discount))).toBe(discount);
        for (const [index, each] of given.entries()) {
          expect(lineDiscounts[index]).toBeGreaterThanOrEqual(0);
          expect(lineDiscounts[index]).toBeLessThanOrEqual(totalOf(each));
        }
        expect(discount === 0 || sumOf(given) - discount >= LEAST_TOTAL).toBe(true);
      }),
    );
  });

  test('one more offer never makes an order dearer, and at most one of each sort is used', () => {
    fc.assert(
      fc.property(lines, offers, (given, all) => {
        const { discount, hasFreeShipping, applied } = applyOffers(given, all, withCodes(all));
        const fewer = applyOffers(given, all.slice(1), withCodes(all.slice(1)));
        expect(discount).toBeGreaterThanOrEqual(fewer.discount);
        expect(hasFreeShipping || !fewer.hasFreeShipping).toBe(true);
        const sorts = applied.map((each) => each.offer.benefit.kind === 'free-shipping');
        expect(new Set(sorts).size).toBe(sorts.length);
      }),
    );
  });

  test('a code is either used or says why it isn’t', () => {
    fc.assert(
      fc.property(lines, offers, (given, all) => {
        const { codes, applied } = applyOffers(given, all, withCodes(all));
        const used = applied.flatMap((each) => each.offer.code ?? []);
        for (const { code, problem } of codes)
          expect(used.includes(code)).toBe(problem === undefined);
      }),
    );
  });
});
