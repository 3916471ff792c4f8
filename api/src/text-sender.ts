import { hasMailbox, mailboxTextSender } from './demo/mailbox/mailbox';
import { chooseTextSender } from './modules/mail/text-messages/choose-text-sender';
import type { TextMessageSender } from './modules/mail/text-messages/text-message-sender';
import type { Config } from './settings/config';

/** How text messages are sent: by MSG91, if it is set up, or to the demo's mailbox. */
export function textSenderOf(config: Config): TextMessageSender | undefined {
  return chooseTextSender(config) ?? (hasMailbox(config) ? mailboxTextSender : undefined);
}
