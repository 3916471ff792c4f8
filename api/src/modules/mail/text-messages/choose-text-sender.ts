import type { Config } from '../../../settings/config';
import { createMsg91Sender, MSG91_URL } from './msg91-sender';
import type { TextMessageSender } from './text-message-sender';

/** Says which setting of MSG91 is missing where only the other one is there. */
export function findTextNotice({ msg91 }: Pick<Config, 'msg91'>): string | undefined {
  const { authKey, orderCodeTemplate } = msg91;
  if ((authKey === undefined) === (orderCodeTemplate === undefined)) return undefined;
  const missing = authKey === undefined ? 'MSG91_AUTH_KEY' : 'MSG91_ORDER_CODE_TEMPLATE';
  return `MSG91 sends no text messages, because ${missing} isn’t set.`;
}

/** Chooses how text messages are sent; without a sender they wait until they expire. */
export function chooseTextSender({ msg91 }: Pick<Config, 'msg91'>): TextMessageSender | undefined {
  const { authKey, orderCodeTemplate } = msg91;
  if (authKey === undefined || orderCodeTemplate === undefined) return undefined;
  return createMsg91Sender({ authKey, templates: { 'order-code': orderCodeTemplate } }, MSG91_URL);
}
