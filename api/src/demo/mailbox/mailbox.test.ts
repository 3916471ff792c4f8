import { createTestApi, type TestApi } from '../../testing/test-api';
import { EventEmitter, once } from 'node:events';
import { eq } from 'drizzle-orm';
import { mails } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { readConfig } from '../../settings/config';
import { queueMail } from '../../modules/mail/mail.service';
import { sampleMails } from './sample-mails';
import { startMailWorker } from '../../modules/mail/sending/mail-worker';
import { hasMailbox, mailboxSender } from './mailbox';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ demo: true, shopUrl: 'https://shop.example' });
});
afterAll(() => api.close());

const get = async (url: string) => {
  const { statusCode, body, headers } = await api.app.inject({ url });
  return { statusCode, body, policy: headers['content-security-policy'] };
};

/** Queues a mail and lets the worker put it into the mailbox; returns its id. */
async function deliveredMail(key: string, to: string): Promise<string> {
  const sending = new EventEmitter();
  const sent = once(sending, 'sent');
  const deliver = () => {
    sending.emit('sent');
    return Promise.resolve();
  };
  const stop = startMailWorker({
    db: api.db,
    sender: { ...mailboxSender, send: deliver },
    shopUrl: 'https://shop.example',
    publicUrl: 'https://shop.example',
    metrics: api.metrics,
    log: api.app.log,
  });
  await inTransaction(api.db, (tx) =>
    queueMail(tx, {
      key,
      to,
      language: null,
      template: 'password-reset',
      data: sampleMails['password-reset'],
    }),
  );
  // The commit has woken the worker; stopping it waits for the mail that it is sending.
  await sent;
  await stop();
  const [row] = await api.db.select().from(mails).where(eq(mails.key, key));
  expect(row?.status).toBe('sent');
  return row?.id ?? '';
}

test('the mailbox lists mails to all recipients or to one', async () => {
  expect((await get('/sandbox/mailbox')).body).toContain('No mails so far.');
  const id = await deliveredMail('one', 'meera@example.com');
  await deliveredMail('two', 'asha@example.com');
  const all = await get('/sandbox/mailbox');
  expect(all.body).toContain('meera@example.com');
  expect(all.body).toContain('asha@example.com');
  const one = await get('/sandbox/mailbox?to=Meera@example.com');
  expect(one.body).toContain(`/sandbox/mailbox/${id}`);
  expect(one.body).toContain('Choose a new password for Aurelle');
  expect(one.body).not.toContain('asha@example.com');
});

test('a mail is shown as text, and as HTML in a frame that runs no scripts and opens links outside', async () => {
  const id = await deliveredMail('shown', 'meera@example.com');
  const page = await get(`/sandbox/mailbox/${id}`);
  expect(page.policy).toContain("default-src 'none'");
  expect(page.body).toContain('sandbox="allow-top-navigation-by-user-activation"');
  const link = 'https://shop.example/reset-password#token=a-token-of-a-sample';
  expect(page.body).toContain(`Choose a new password: ${link}`);
  const mail = await get(`/sandbox/mailbox/${id}/html`);
  expect(mail.policy).toContain("frame-ancestors 'self'");
  expect(mail.body).toContain('<base target="_top">');
  expect(mail.body).toContain(`href="${link}"`);
});

test('a mail that doesn’t exist is a 404', async () => {
  for (const path of ['nobody', 'nobody/html', 'samples/nothing']) {
    const { statusCode, body } = await get(`/sandbox/mailbox/${path}`);
    expect(statusCode).toBe(404);
    expect(body).toContain('No such mail');
  }
});

test('there is a sample of every template', async () => {
  const { body } = await get('/sandbox/mailbox/samples');
  for (const template of Object.keys(sampleMails)) {
    expect(body).toContain(`/sandbox/mailbox/samples/${template}`);
    expect((await get(`/sandbox/mailbox/samples/${template}`)).statusCode).toBe(200);
  }
});

test('only a local demo has a mailbox: none with a mail server, and none on https', () => {
  const has = (env: Record<string, string>) => hasMailbox(readConfig(env));
  expect(has({ DEMO: 'true' })).toBe(true);
  expect(has({})).toBe(false);
  expect(has({ DEMO: 'true', SMTP_URL: 'smtp://localhost' })).toBe(false);
  expect(has({ DEMO: 'true', SHOP_URL: 'https://shop.example' })).toBe(false);
});
