import { createTestApi, type TestApi } from '../../testing/test-api';
import { eq } from 'drizzle-orm';
import { onCommit } from '../../db/after-commit';
import { mails } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { queueMail, type QueuedMail } from './mail.service';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const mail = (key: string): QueuedMail<'password-reset'> => ({
  key,
  to: 'meera@example.com',
  language: null,
  template: 'password-reset',
  data: { name: 'Meera', path: '/reset-password#token=secret' },
});

const findMails = (key: string) => api.db.select().from(mails).where(eq(mails.key, key));

describe('queueMail', () => {
  test('stores only one mail for each key', async () => {
    const queue = () => inTransaction(api.db, (tx) => queueMail(tx, mail('once')));
    expect(await Promise.all([queue(), queue()])).toEqual(expect.arrayContaining([true, false]));
    expect(await queue()).toBe(false);
    expect(await findMails('once')).toMatchObject([
      {
        recipient: 'meera@example.com',
        template: 'password-reset',
        data: { name: 'Meera', path: '/reset-password#token=secret' },
        status: 'queued',
        attempts: 0,
      },
    ]);
  });

  test('stores nothing, and announces nothing, when the transaction is rolled back', async () => {
    const listener = jest.fn();
    const stop = onCommit(api.db, 'mail', listener);
    const work = inTransaction(api.db, async (tx) => {
      await queueMail(tx, mail('rolled back'));
      throw new Error('The order could not be placed.');
    });
    await expect(work).rejects.toThrow('The order could not be placed.');
    stop();
    expect(listener).not.toHaveBeenCalled();
    expect(await findMails('rolled back')).toEqual([]);
  });

  test('announces a mail after the commit, until the listener is removed', async () => {
    const seen: Promise<number>[] = [];
    const count = () => api.db.$count(mails, eq(mails.key, 'announced'));
    const stop = onCommit(api.db, 'mail', () => seen.push(count()));
    await inTransaction(api.db, (tx) => queueMail(tx, mail('announced')));
    stop();
    await inTransaction(api.db, (tx) => queueMail(tx, mail('unheard')));
    expect(await Promise.all(seen)).toEqual([1]);
  });
});
