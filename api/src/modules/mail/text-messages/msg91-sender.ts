import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { TIME_LIMITS } from '../../../settings/time-limits';
import { MailNotSentError } from '../sending/mail-sender';
import type { TextMessageSender } from './text-message-sender';
import type { TextMessageTemplate } from './text-messages';

export const MSG91_URL = 'https://control.msg91.com/api/v5';

interface Msg91Account {
  authKey: string;
  /** MSG91's ids of the templates. */
  templates: Readonly<Record<TextMessageTemplate, string>>;
}

/** MSG91 also responds with 200 to a request that it refuses. */
const AcceptedSchema = Type.Object({ type: Type.Literal('success') });

async function post(url: string, init: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, { ...init, method: 'POST' });
    return { status: response.status, text: await response.text() };
  } catch (cause) {
    // The request may have arrived, so it isn't repeated: the shopper can request another code.
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

/**
 * Sends text messages over MSG91's Flow API. It has no idempotency key, so a message is only repeated after
 * a response that says it wasn't sent.
 */
export function createMsg91Sender(
  { authKey, templates }: Msg91Account,
  baseUrl: string,
): TextMessageSender {
  return {
    channels: ['sms'],
    keepsMessages: false,
    async send({ to, template, variables }, stopping) {
      const { status, text } = await post(`${baseUrl}/flow`, {
        headers: { authkey: authKey, 'content-type': 'application/json' },
        body: JSON.stringify({
          template_id: templates[template],
          short_url: '0',
          recipients: [{ mobiles: to.replace('+', ''), ...variables }],
        }),
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
