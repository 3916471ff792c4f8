import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { LIMITS } from '@storefront/host/contracts/api';
import { Type } from 'typebox';
import type { ApiContext } from '../../context';
import { noStore } from '../../http/responses/caching';
import { escapeHtml, htmlPage } from '../../http/responses/html-page';
import { type MailShop, readMailShop } from '../../modules/mail/templates/mail-shop';
import { renderMail } from '../../modules/mail/templates/render-mail';
import type { RenderedMail } from '../../modules/mail/templates/render-layout';
import { textMessageWords } from '../../modules/mail/text-messages/text-messages';
import { sampleMails } from './sample-mails';
import { findMail, findMails, type MailRow } from '../../modules/mail/mail.repository';
import { normaliseEmail } from '../../modules/users/email-address';
import { MAILBOX_PATH } from './mailbox';
import {
  framedMail,
  listPage,
  type MailboxEntry,
  mailPage,
  missingPage,
  samplesPage,
} from './mailbox-pages';

const LIST_LIMIT = 100;

const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";

const listSchema = {
  hide: true,
  querystring: Type.Object({ to: Type.Optional(Type.String({ maxLength: LIMITS.emailMax })) }),
};
const mailSchema = { hide: true, params: Type.Object({ id: Type.String({ maxLength: 100 }) }) };

function html(reply: FastifyReply, status: number, body: string) {
  return (
    reply
      .code(status)
      // The sandboxed frame has another origin than its page, so the browser would warn that it ignores this
      // header.
      .removeHeader('origin-agent-cluster')
      .header('content-security-policy', CONTENT_SECURITY_POLICY)
      .type('text/html; charset=utf-8')
      .send(body)
  );
}

/** A stored mail, or a text message as if it were one. */
function renderStored(mail: MailRow, shop: MailShop): RenderedMail {
  if (mail.channel === 'email') {
    return renderMail(mail.template, mail.data, shop, mail.language);
  }
  const text = textMessageWords(mail, shop.url);
  return {
    subject: text,
    text,
    html: htmlPage({ title: text, style: '', content: escapeHtml(text) }),
  };
}

function entryOf({ id, recipient, phone, createdAt }: MailRow, subject: string): MailboxEntry {
  return { id, to: recipient ?? phone ?? '', subject, createdAt };
}

/**
 * The demo's mailbox under /sandbox/mailbox: all sent mails, without authentication, and a sample of each
 * template.
 */
export const mailboxRoutes: FastifyPluginCallbackTypebox<Pick<ApiContext, 'db' | 'config'>> = (
  app,
  { db, config },
  done,
) => {
  app.addHook('onRequest', noStore);

  const readShop = () => readMailShop(db, config);
  const readMail = async (id: string) => {
    const mail = await findMail(db, id);
    if (mail?.status !== 'sent' || mail.data === null) return undefined;
    const rendered = renderStored(mail, await readShop());
    return { entry: entryOf(mail, rendered.subject), rendered };
  };

  app.get(MAILBOX_PATH, { schema: listSchema }, async ({ query }, reply) => {
    const to = normaliseEmail(query.to ?? '');
    const filter = { status: 'sent' as const, ...(to === '' ? {} : { recipient: to }) };
    const [mails, shop] = [await findMails(db, LIST_LIMIT, filter), await readShop()];
    const entries = mails
      .filter(({ data }) => data !== null)
      .map((mail) => entryOf(mail, renderStored(mail, shop).subject));
    return html(reply, 200, listPage(entries, to));
  });

  app.get(`${MAILBOX_PATH}/samples`, { schema: { hide: true } }, (_, reply) =>
    html(reply, 200, samplesPage(Object.keys(sampleMails))),
  );

  app.get(
    `${MAILBOX_PATH}/samples/:id`,
    { schema: mailSchema },
    async ({ params, language }, reply) => {
      const sample = Object.entries(sampleMails).find(([template]) => template === params.id);
      if (!sample) return html(reply, 404, missingPage());
      return html(reply, 200, renderMail(...sample, await readShop(), language).html);
    },
  );

  app.get(`${MAILBOX_PATH}/:id`, { schema: mailSchema }, async ({ params }, reply) => {
    const mail = await readMail(params.id);
    if (!mail) return html(reply, 404, missingPage());
    return html(reply, 200, mailPage(mail.entry, mail.rendered));
  });

  app.get(`${MAILBOX_PATH}/:id/html`, { schema: mailSchema }, async ({ params }, reply) => {
    const mail = await readMail(params.id);
    if (!mail) return html(reply, 404, missingPage());
    return html(reply, 200, framedMail(mail.rendered));
  });
  done();
};
