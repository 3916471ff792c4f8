import { eq } from 'drizzle-orm';
import { reviews, users } from '../db/schema';
import { isAllowed } from '../modules/operators/permissions';
import { listChanges } from '../modules/audit/audit.repository';
import { createTestApi, type TestApi } from '../testing/test-api';
import { runReviewsCommand } from './reviews-command';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterEach(() => api.db.delete(reviews).where(eq(reviews.productId, 'coat')));
afterAll(() => api.close());

/** Stores a review that waits to be checked. */
async function addWaiting(id: string) {
  const { email } = await api.signUp();
  const [user] = await api.db.select().from(users).where(eq(users.email, email));
  await api.db.insert(reviews).values({
    id,
    userId: user?.id ?? '',
    productId: 'coat',
    stars: 2,
    fit: 'large',
    title: 'Wide',
    body: 'Two lines\nof text',
    state: 'waiting',
    writtenAt: new Date('2026-01-02T03:04:05Z'),
  });
}

const find = async (id: string) =>
  (await api.db.select().from(reviews).where(eq(reviews.id, id)))[0];

test('lists those that wait, with all that they say', async () => {
  expect(await runReviewsCommand(api.db, { action: 'list' })).toBe(
    'No reviews wait to be checked.',
  );
  await addWaiting('r1');
  expect(await runReviewsCommand(api.db, { action: 'list' })).toBe(
    [
      'r1  2026-01-02T03:04:05.000Z  coat  Meera I.  2 of 5  fit large',
      '  Wide',
      '  Two lines',
      '  of text',
      'Page 1 of 1, 1 waiting review.',
    ].join('\n'),
  );
  const listed = await runReviewsCommand(api.db, { action: 'list', json: true });
  expect(JSON.parse(listed)).toMatchObject({
    total: 1,
    reviews: [{ id: 'r1', author: 'Meera I.' }],
  });
});

test('publishes and rejects, and records who did it and why', async () => {
  await addWaiting('r2');
  await runReviewsCommand(api.db, { action: 'publish', reviewId: 'r2', author: 'Ravi' });
  expect(await find('r2')).toMatchObject({ state: 'published', reason: null });
  const reason = ' It names a person. ';
  await runReviewsCommand(api.db, { action: 'reject', reviewId: 'r2', author: 'Asha', reason });
  expect(await find('r2')).toMatchObject({ state: 'rejected', reason: 'It names a person.' });
  const recorded = await listChanges(api.db, { subject: 'review r2', limit: 5 });
  expect(recorded.map(({ author, before, after }) => [author, before, after])).toEqual(
    expect.arrayContaining([
      ['Ravi', { state: 'waiting' }, { state: 'published' }],
      ['Asha', { state: 'published' }, { state: 'rejected' }],
    ]),
  );
});

test('says that a review which was rewritten has to be read again', async () => {
  await expect(
    runReviewsCommand(api.db, { action: 'publish', reviewId: 'gone', author: 'Ravi' }),
  ).rejects.toThrow('There is no review gone: its author may have rewritten or deleted it');
});

test.each([
  ['care', true],
  ['owner', true],
  ['packing', false],
  ['catalogue', false],
] as const)('someone with the role %s may check reviews: %s', (role, expected) => {
  expect(isAllowed([role], 'reviews', 'publish')).toBe(expected);
});
