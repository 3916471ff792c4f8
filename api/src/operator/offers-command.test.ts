import { products } from '../db/schema';
import { createTestApi, type TestApi } from '../testing/test-api';
import { runCatalogueCommand } from './catalogue/catalogue-command';
import { type OffersCommand, runOffersCommand } from './offers-command';
import { TEST_SOURCES } from '../modules/pictures/testing/test-context';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await api.db.update(products).set({ collections: ['Linen'] });
});
afterAll(() => api.close());

type Create = Extract<OffersCommand, { action: 'create' }>;

const run = (command: OffersCommand) => runOffersCommand(api.db, command);
const create = (given: Partial<Create> & { id: string }) =>
  run({ action: 'create', title: 'An offer', author: 'Meera', ...given });

test('an offer is created, listed and ended', async () => {
  const created = await create({
    id: 'linen-three',
    title: 'Buy two, get the third free',
    buy: 2,
    get: 1,
    code: ' linen 3 ',
    collection: 'linen',
    from: '2026-12-01T00:00:00+05:30',
    usesInTotal: 500,
  });
  expect(created).toBe(
    'linen-three  LINEN3  “Buy two, get the third free”: buy 2, get 1 at 100% off; for “Linen”; 500 orders in all; since 2026-12-01T00:00:00+05:30.',
  );
  expect(await run({ action: 'list' })).toContain(`${created} Used in 0 orders.`);
  expect(await run({ action: 'end', id: 'linen-three', author: 'Meera' })).toBe(
    'The offer “linen-three” has ended. Orders keep what it gave them.',
  );
  await expect(run({ action: 'end', id: 'linen-three', author: 'Meera' })).rejects.toThrow(
    'The offer “linen-three” has ended already.',
  );
  const history = { action: 'history', subject: 'offer linen-three' } as const;
  expect(await runCatalogueCommand({ db: api.db, sources: TEST_SOURCES }, history)).toContain(
    'Meera',
  );
});

test('offers of a collection keep it under its new name', async () => {
  await create({ id: 'all-linen', percent: 20, collection: 'Linen' });
  const rename = { action: 'collection rename', author: 'Meera' } as const;
  await runCatalogueCommand(
    { db: api.db, sources: TEST_SOURCES },
    { ...rename, name: 'Linen', newName: 'Flax' },
  );
  expect(await run({ action: 'list' })).toContain('“An offer”: 20% off; for “Flax”');
  await runCatalogueCommand(
    { db: api.db, sources: TEST_SOURCES },
    { ...rename, name: 'Flax', newName: 'Linen' },
  );
});

test.each<[string, Partial<Create>, string]>([
  ['gives nothing', {}, 'An offer gives one thing'],
  ['gives two things', { percent: 10, amount: 100 }, 'An offer gives one thing'],
  ['gives pieces for none', { get: 1, percent: 10 }, 'An offer gives one thing'],
  ['has a code with other characters', { percent: 10, code: 'ÉTÉ' }, 'A code has 3 to 40 letters'],
  ['has the code of another', { percent: 10, code: 'welcome10' }, 'the code WELCOME10, already'],
  ['is for an unknown collection', { percent: 10, collection: 'Silk' }, 'no collection “Silk”'],
  [
    'ends before it begins',
    { percent: 10, until: '2020-01-01T00:00:00+05:30' },
    'An offer ends after it begins.',
  ],
])('an offer that %s is refused', async (_, given, message) => {
  await expect(create({ id: 'refused', ...given })).rejects.toThrow(message);
});

test('an offer that isn’t there can’t be ended', async () => {
  await expect(run({ action: 'end', id: 'none', author: 'Meera' })).rejects.toThrow(
    'There is no offer “none”.',
  );
});
