import type { MessageChannel } from '@storefront/host/contracts/api';
import { t } from '../../../messages/t';

/** What a shopper agrees to; it is stored with the consent. */
export function consentWords(channel: MessageChannel): string {
  return t(
    'Send me updates on my orders to this number by {channel, select, whatsapp {WhatsApp} other {text message}}',
    { channel },
  );
}
