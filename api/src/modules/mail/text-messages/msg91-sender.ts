import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { SOURCE_LANGUAGE } from '@storefront/host/messages/language';
import { TIME_LIMITS } from '../../../settings/time-limits';
import { MailNotSentError } from '../sending/mail-sender';
import type { TextChannel, TextMessageSender } from './text-message-sender';
import type { TextMessage, TextMessageTemplate } from './text-messages';

export const MSG91_URL = 'https://control.msg91.com/api/v5';

/** What MSG91 calls each English template, and those in another language: `order-shipped`, `order-shipped:hi`. */
export type TemplateNames = Readonly<
  Partial<Record<TextMessageTemplate | `${TextMessageTemplate}:${string}`, string>>
>;

export interface Msg91Account {
  authKey: string;
  templates: Readonly<Record<TextChannel, TemplateNames>>;
  /** The shop's own number on WhatsApp, with which MSG91 sends. */
  whatsappNumber: string;
  /** The namespace of the templates on WhatsApp, where the account has one. */
  whatsappNamespace: string | undefined;
}

/** MSG91 also responds with 200 to a request that it refuses. */
const AcceptedSchema = Type.Union([
  Type.Object({ type: Type.Literal('success') }),
  Type.Object({ status: Type.Literal('success') }),
]);

async function post(url: string, init: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, { ...init, method: 'POST' });
    return { status: response.status, text: await response.text() };
  } catch (cause) {
    // The request may have arrived, so it isn't repeated.
    throw new MailNotSentError('MSG91 didn’t respond.', 'unknown', { cause });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A call of MSG91. */
interface Msg91Call {
  path: string;
  body: unknown;
}

/** A template as MSG91 has it. */
interface Msg91Template {
  name: string;
  language: string;
}

/** The template in a language; the English one where none is set up for it. */
function findTemplate(
  names: TemplateNames,
  template: TextMessageTemplate,
  language: string,
): Msg91Template | undefined {
  const translated = names[`${template}:${language}`];
  if (translated !== undefined) return { name: translated, language };
  const name = names[template];
  return name === undefined ? undefined : { name, language: SOURCE_LANGUAGE };
}

/** A message as MSG91's Flow API for SMS takes it. */
function smsCall({ name }: Msg91Template, mobile: string, { variables }: TextMessage): Msg91Call {
  return {
    path: '/flow',
    body: {
      template_id: name,
      short_url: '0',
      recipients: [{ mobiles: mobile, ...variables }],
    },
  };
}

/** A message as MSG91's API for WhatsApp takes it: there, variables have numbers. */
function whatsappCall(
  { name, language }: Msg91Template,
  mobile: string,
  { variables }: TextMessage,
  { whatsappNumber, whatsappNamespace: namespace }: Msg91Account,
): Msg91Call {
  const components = Object.fromEntries(
    Object.values(variables).map((value, index) => [`body_${index + 1}`, { type: 'text', value }]),
  );
  return {
    path: '/whatsapp/whatsapp-outbound-message/bulk/',
    body: {
      integrated_number: whatsappNumber,
      content_type: 'template',
      payload: {
        messaging_product: 'whatsapp',
        type: 'template',
        template: {
          name,
          language: { code: language, policy: 'deterministic' },
          namespace,
          to_and_components: [{ to: [mobile], components }],
        },
      },
    },
  };
}

/**
 * Sends text messages over MSG91's APIs. They have no idempotency key, so a message is only repeated after a response that
 * says it wasn't sent.
 */
export function createMsg91Sender(account: Msg91Account, baseUrl: string): TextMessageSender {
  const { authKey, templates } = account;
  const channels = (['whatsapp', 'sms'] as const).filter(
    (channel) => Object.keys(templates[channel]).length > 0,
  );
  return {
    channels,
    canSend: (channel, template) => templates[channel][template] !== undefined,
    keepsMessages: false,
    async send({ to, channel, language, ...message }, stopping) {
      const template = findTemplate(templates[channel], message.template, language);
      if (!template) {
        const reason = `MSG91 has no template for ${message.template} by ${channel}.`;
        throw new MailNotSentError(reason, 'permanent');
      }
      const mobile = to.replace('+', '');
      const { path, body } =
        channel === 'sms'
          ? smsCall(template, mobile, message)
          : whatsappCall(template, mobile, message, account);
      const { status, text } = await post(baseUrl + path, {
        headers: { authkey: authKey, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.any([stopping, AbortSignal.timeout(TIME_LIMITS.gateway)]),
      });
      if (status === 200 && Check(AcceptedSchema, parseJson(text))) return;
      const reason = `MSG91 responded with ${status}: ${text.slice(0, 300)}`;
      // A wrong key or too many requests concern every message.
      const isAway = status === 401 || status === 429 || status >= 500;
      throw new MailNotSentError(reason, isAway ? 'server-unavailable' : 'permanent');
    },
  };
}
