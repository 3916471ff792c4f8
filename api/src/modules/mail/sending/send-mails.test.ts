import { createTestApi, type TestApi } from '../../../testing/test-api';
import { eq } from 'drizzle-orm';
import { mails } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import { queueMail } from '../mail.service';
import { type MailServer, startMailServer } from '../testing/mail-server';
import { sampleMails } from '../../../demo/mailbox/sample-mails';
import { createSmtpSender } from './smtp-sender';
import { giveUpOldMails, type MailContext, sendDueMails, retryDelay } from './send-mails';

const FROM = { name: 'Aurelle', address: 'care@aurelle.example' };
const MINUTE = 60_000;

let api: TestApi;
let server: MailServer;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(mails);
  server = await startMailServer();
});
afterEach(() => server.close());

function contextOf(url = server.url): MailContext {
  return {
    db: api.db,
    sender: createSmtpSender(url, FROM),
    shopUrl: 'https://shop.example',
    publicUrl: 'https://shop.example',
    metrics: api.metrics,
    log: { warn: jest.fn(), error: jest.fn() },
  };
}

const send = (context = contextOf()) => sendDueMails(context, new AbortController().signal);

function queue(key: string, to = 'meera@example.com', expiresAt?: Date) {
  return inTransaction(api.db, (tx) =>
    queueMail(tx, {
      key,
      to,
      language: null,
      template: 'order-paid',
      data: sampleMails['order-paid'],
      ...(expiresAt && { expiresAt }),
    }),
  );
}

async function stored(key: string) {
  const [row] = await api.db.select().from(mails).where(eq(mails.key, key));
  if (!row) throw new Error(`There is no mail ${key}.`);
  return row;
}

/** Makes the next attempt of a mail due now. */
async function makeDue(key: string): Promise<void> {
  await api.db.update(mails).set({ nextAttemptAt: new Date() }).where(eq(mails.key, key));
}

describe('a mail that is due', () => {
  test('is sent once, as HTML and text, from the store, and its content is erased', async () => {
    await queue('paid');
    await send();
    await send();
    expect(server.mails).toHaveLength(1);
    const [mail] = server.mails;
    expect(mail).toMatchObject({
      from: FROM,
      to: [{ address: 'meera@example.com' }],
      envelopeTo: ['meera@example.com'],
      subject: 'Payment received for order ORD-7K2M9Q4T',
    });
    expect(mail?.html).toContain('We’ve received your payment');
    expect(mail?.text).toContain('Total: ₹25,998.00');
    expect(mail?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    const row = await stored('paid');
    expect(row).toMatchObject({ status: 'sent', attempts: 1, lastError: null, data: null });
    expect(row.messageId).toBe(`<${row.id}@aurelle.example>`);
    expect(mail?.messageId).toBe(row.messageId);
  });

  test('is sent once by several processes', async () => {
    for (let count = 0; count < 12; count += 1) await queue(`many ${count}`);
    await Promise.all([send(), send(), send()]);
    expect(server.mails).toHaveLength(12);
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(12);
  });

  test('goes to one address, even if that contains a comma or non-Latin letters', async () => {
    await queue('comma', 'a,b@example.com');
    await queue('letters', 'मीरा@example.com');
    await send();
    expect(server.mails.map(({ envelopeTo }) => envelopeTo)).toEqual([
      ['"a,b"@example.com'],
      ['मीरा@example.com'],
    ]);
  });

  test('is given up if its address or its data is invalid', async () => {
    await queue('address', '<meera>@example.com');
    await queue('data');
    await api.db
      .update(mails)
      .set({ data: { order: 'gone' } })
      .where(eq(mails.key, 'data'));
    await queue('fine');
    await send();
    expect(server.mails).toHaveLength(1);
    expect(await stored('address')).toMatchObject({ status: 'failed', attempts: 1 });
    expect(await stored('data')).toMatchObject({
      status: 'failed',
      lastError: 'The data of this mail don’t fit the template order-paid.',
    });
  });
});

describe('a mail that isn’t accepted', () => {
  test('is tried again after a minute, with the same Message-ID', async () => {
    server.responses.push(451);
    await queue('greylisted');
    await queue('other');
    await send();
    expect(server.mails).toHaveLength(1);
    const row = await stored('greylisted');
    expect(row).toMatchObject({ status: 'queued', attempts: 1 });
    expect(row.lastError).toContain('Refused with 451');
    const wait = row.nextAttemptAt.getTime() - Date.now();
    expect(wait).toBeGreaterThan(0.9 * MINUTE);
    expect(wait).toBeLessThanOrEqual(MINUTE);
    await makeDue('greylisted');
    await send();
    expect(server.mails[1]?.messageId).toBe(row.messageId);
    expect(await stored('greylisted')).toMatchObject({ status: 'sent', attempts: 2 });
  });

  test('waits twice as long after each attempt, at most an hour', () => {
    const minutes = [1, 2, 3, 4, 6, 7, 50].map((attempts) => retryDelay(attempts) / MINUTE);
    expect(minutes).toEqual([1, 2, 4, 8, 32, 60, 60]);
  });

  test('is given up when the server refuses it permanently', async () => {
    server.responses.push(550);
    await queue('refused');
    await send();
    await makeDue('refused');
    await send();
    expect(server.handedOver()).toBe(1);
    const row = await stored('refused');
    expect(row.status).toBe('failed');
    expect(row.lastError).toContain('Refused with 550');
  });

  test('waits, with all others, while the server is away, and is sent when it is back', async () => {
    await queue('first');
    await queue('second');
    const { url } = server;
    await server.close();
    await send(contextOf(url));
    const row = await stored('first');
    expect(row).toMatchObject({ status: 'queued', attempts: 1 });
    expect(row.lastError).toContain('ECONNREFUSED');
    expect(await stored('second')).toMatchObject({ status: 'queued', attempts: 0 });
    server = await startMailServer(Number(new URL(url).port));
    await makeDue('first');
    await send();
    expect(server.mails).toHaveLength(2);
  });

  test('is not sent again when the server disconnected before it responded to the complete mail', async () => {
    server.responses.push('hang-up');
    await queue('unclear');
    await send();
    expect(server.handedOver()).toBe(1);
    const row = await stored('unclear');
    expect(row.status).toBe('failed');
    expect(row.lastError).toContain('It may have been sent.');
  });

  test('is given up once it has expired', async () => {
    await queue('late', 'meera@example.com', new Date(Date.now() - 1));
    await send();
    await giveUpOldMails(contextOf(), new Date());
    expect(server.handedOver()).toBe(0);
    expect(await stored('late')).toMatchObject({
      status: 'failed',
      lastError: 'It could not be sent in time.',
    });
  });

  test('is given up, not sent twice, when its process ended while it sent it', async () => {
    await queue('abandoned');
    await api.db
      .update(mails)
      .set({ status: 'sending', nextAttemptAt: new Date(Date.now() - 1) })
      .where(eq(mails.key, 'abandoned'));
    await send();
    await giveUpOldMails(contextOf(), new Date());
    expect(server.handedOver()).toBe(0);
    const row = await stored('abandoned');
    expect(row.status).toBe('failed');
    expect(row.lastError).toContain('it may have been sent');
  });
});
