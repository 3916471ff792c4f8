import type { Config } from '../../../settings/config';
import { createMsg91Sender, MSG91_URL } from './msg91-sender';
import type { TextMessageSender } from './text-message-sender';

/** Chooses how text messages are sent; without a sender they wait until they expire. */
export function chooseTextSender({ msg91 }: Pick<Config, 'msg91'>): TextMessageSender | undefined {
  const { authKey, orderCodeTemplate } = msg91;
  if (authKey === undefined || orderCodeTemplate === undefined) return undefined;
  return createMsg91Sender({ authKey, templates: { 'order-code': orderCodeTemplate } }, MSG91_URL);
}
