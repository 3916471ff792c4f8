import {
  failed,
  isAboveRate,
  isWorse,
  NO_COMPARISON,
  NO_RATE_TEST,
  testedAgainst,
  visited,
} from './sequential-test';

const CRITERION = { factor: 3, difference: 0.03 };

/** Random numbers from 0 to 1, the same in each run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Versions {
  /** The candidate's share of the visits. */
  share: number;
  /** How often each version fails. */
  candidate: number;
  live: number;
}

/** The visit of both versions together after which the candidate is found to be worse; Infinity if it isn't. */
function visitsUntilWorse(random: () => number, versions: Versions, visits: number): number {
  let comparison = NO_COMPARISON;
  for (let visit = 1; visit <= visits; visit += 1) {
    const side = random() < versions.share ? 'candidate' : 'live';
    comparison = visited(comparison, side);
    if (random() >= versions[side]) continue;
    comparison = failed(comparison, side, CRITERION.factor);
    if (isWorse(comparison, CRITERION)) return visit;
  }
  return Infinity;
}

function runs(count: number, run: () => number): number[] {
  return Array.from({ length: count }, run).sort((one, other) => one - other);
}

test('finds fault with a version that fails as often as the live one in less than 2 of 1,000 releases', () => {
  const random = createRandom(1);
  const found = [0.05, 0.5].flatMap((share) =>
    [0.03, 0.2, 1].flatMap((rate) =>
      runs(400, () => visitsUntilWorse(random, { share, candidate: rate, live: rate }, 300)),
    ),
  );
  const wrong = found.filter((visit) => visit < Infinity);
  expect(wrong.length / found.length).toBeLessThan(0.002);
});

test.each([
  [0.5, 350],
  [0.1, 900],
])(
  'with a share of %d, a version that fails for 20 %% is found within %d visits nine times in ten',
  (share, limit) => {
    const random = createRandom(2);
    const versions = { share, candidate: 0.2, live: 0.005 };
    const found = runs(300, () => visitsUntilWorse(random, versions, 3_000));
    expect(found[269]).toBeLessThan(limit);
  },
);

test('a difference that doesn’t matter is no fault, however certain it is', () => {
  const random = createRandom(3);
  const versions = { share: 0.5, candidate: 0.01, live: 0.002 };
  const found = runs(5, () => visitsUntilWorse(random, versions, 40_000));
  expect(found).toEqual(Array.from({ length: 5 }, () => Infinity));
});

test('without enough visits of the live version there is no evidence', () => {
  let comparison = NO_COMPARISON;
  for (let visit = 0; visit < 19; visit += 1) comparison = visited(comparison, 'live');
  for (let visit = 0; visit < 1_000; visit += 1) {
    comparison = failed(visited(comparison, 'candidate'), 'candidate', CRITERION.factor);
  }
  expect(isWorse(comparison, CRITERION)).toBe(false);
});

/** The visit after which a version that fails at `actual` is found to fail more often than at `allowed`. */
function visitsUntilAbove(random: () => number, actual: number, allowed: number): number {
  let test = NO_RATE_TEST;
  for (let visit = 1; visit <= 300; visit += 1) {
    test = testedAgainst(test, random() < actual, { rate: allowed, factor: CRITERION.factor });
    if (isAboveRate(test, allowed, CRITERION)) return visit;
  }
  return Infinity;
}

test('a version at the allowed rate exceeds it in less than 2 of 1,000 releases', () => {
  const random = createRandom(4);
  const found = [0.02, 0.1].flatMap((rate) =>
    runs(1_000, () => visitsUntilAbove(random, rate, rate)),
  );
  expect(found.filter((visit) => visit < Infinity).length / found.length).toBeLessThan(0.002);
});

test('a version that always fails exceeds 2 % after 7 visits, one that fails for 20 % mostly within 80', () => {
  const random = createRandom(5);
  expect(visitsUntilAbove(random, 1, 0.02)).toBe(7);
  expect(runs(300, () => visitsUntilAbove(random, 0.2, 0.02))[269]).toBeLessThan(80);
});
