import { createTestApi, type TestApi } from '../testing/test-api';
import { eq } from 'drizzle-orm';
import { mails } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { eraseMailsTo, eraseOldMails } from '../modules/mail/mail-erasure.repository';
import { markFailed, markSent } from '../modules/mail/mail.repository';
import { queueMail } from '../modules/mail/mail.service';
import { runMailsCommand } from './mails-command';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(mails);
});

async function queued(key: string): Promise<string> {
  await inTransaction(api.db, (tx) =>
    queueMail(tx, {
      key,
      to: 'meera@example.com',
      language: null,
      template: 'verify-email',
      data: { name: 'Meera', path: '/verify-email#token=1' },
    }),
  );
  const [row] = await api.db.select().from(mails).where(eq(mails.key, key));
  return row?.id ?? '';
}

const stored = async (id: string) => (await api.db.select().from(mails).where(eq(mails.id, id)))[0];

const DAY = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);

describe('the operator’s commands', () => {
  test('list the newest mails, and why they weren’t sent', async () => {
    expect(await runMailsCommand(api.db, { action: 'list' })).toBe('No mails.');
    await markFailed(api.db, await queued('failed'), 'Mailbox full');
    await queued('waiting');
    const all = await runMailsCommand(api.db, { action: 'list' });
    expect(all).toMatch(/^.+\n.+\nPage 1 of 1, 2 mails\.$/);
    const failed = await runMailsCommand(api.db, { action: 'list', status: 'failed' });
    expect(failed).toMatch(/verify-email {2}meera@example.com {2}attempts 0: Mailbox full$/m);
  });

  test('list a page of mails for programs', async () => {
    const id = await queued('failed');
    await markFailed(api.db, id, 'Mailbox full');
    const list = async (page: number) => {
      const text = await runMailsCommand(api.db, { action: 'list', page, json: true });
      return JSON.parse(text) as unknown;
    };
    const mail: unknown = expect.objectContaining({
      id,
      status: 'failed',
      recipient: 'meera@example.com',
      lastError: 'Mailbox full',
    });
    expect(await list(1)).toEqual({ total: 1, page: 1, pages: 1, mails: [mail] });
    expect(await list(2)).toEqual({ total: 1, page: 2, pages: 1, mails: [] });
  });

  test('requeue only mails that were given up', async () => {
    const id = await queued('given up');
    await markFailed(api.db, id, 'Mailbox full');
    const sent = await queued('sent');
    await markSent(api.db, sent, new Date(), false);
    const again = await runMailsCommand(api.db, { action: 'retry', id: 'all' });
    expect(again).toBe('Queued again: 1. Sending is attempted for a day.');
    expect((await stored(id))?.status).toBe('queued');
    for (const refused of [id, sent, 'nobody']) {
      await expect(runMailsCommand(api.db, { action: 'retry', id: refused })).rejects.toThrow(
        'There is no such mail',
      );
    }
  });
});

describe('what is erased', () => {
  test('recipients and contents after a month, the mail itself after 400 days', async () => {
    const id = await queued('old');
    await markFailed(api.db, id, 'Mailbox full');
    await eraseOldMails(api.db, inDays(29));
    expect(await stored(id)).toMatchObject({ recipient: 'meera@example.com' });
    await eraseOldMails(api.db, inDays(31));
    expect(await stored(id)).toMatchObject({ key: 'old', recipient: null, data: null });
    await eraseOldMails(api.db, inDays(401));
    expect(await stored(id)).toBeUndefined();
  });

  test('all mails to the address of a deleted account, none of which is sent', async () => {
    const [waiting, sent] = [await queued('waiting'), await queued('sent')];
    await markSent(api.db, sent, new Date(), true);
    await inTransaction(api.db, (tx) =>
      eraseMailsTo(tx, { email: 'meera@example.com', phones: [] }),
    );
    expect(await stored(waiting)).toMatchObject({ status: 'failed', recipient: null, data: null });
    expect(await stored(sent)).toMatchObject({ status: 'sent', recipient: null, data: null });
  });
});
