import type { MessageChannel } from '@storefront/host/contracts/api';

export const CHANNEL_NAMES: Record<MessageChannel, string> = {
  whatsapp: 'WhatsApp',
  sms: 'text message',
};

/** What a shopper agrees to; it is stored with the consent. */
export function consentWords(channel: MessageChannel): string {
  return `Send me updates on my orders to this number by ${CHANNEL_NAMES[channel]}`;
}
