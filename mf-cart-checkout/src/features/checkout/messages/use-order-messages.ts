import type { MessageChannel } from '@storefront/host/contracts/api';
import { HttpError, useBus, useHttp } from '@storefront/host';
import { t } from '../../../messages/t';
import { consentWords } from './consent-words';
import { agreeToMessages } from './order-messages.api';

/** The boxes that are ticked. */
export type WantedMessages = Partial<Record<MessageChannel, boolean>>;

/** The function that stores which messages to a phone number were ticked; the order doesn't depend on it. */
export function useOrderMessages() {
  const http = useHttp();
  const bus = useBus();

  return async (phone: string, { whatsapp, sms }: WantedMessages = {}): Promise<void> => {
    const wanted = [...(whatsapp ? ['whatsapp' as const] : []), ...(sms ? ['sms' as const] : [])];
    try {
      await Promise.all(
        wanted.map((channel) =>
          agreeToMessages(http, { phone, channel, words: consentWords(channel) }),
        ),
      );
    } catch (error) {
      // The HTTP client has logged its own errors (API-04).
      if (!(error instanceof HttpError)) console.error('The choice could not be saved.', error);
      bus.send('toast.show', {
        title: t('No messages to your phone yet'),
        description: t('Your order is placed. You can choose messages on your account page.'),
        tone: 'destructive',
      });
    }
  };
}
