import { apiPaths } from '@storefront/host/contracts';
import type { MessageChoiceRequest } from '@storefront/host/contracts/api';
import type { Http } from '@storefront/host';
import {
  parseMessageChoices,
  type ReadMessageChoices,
} from '@storefront/host/shop/account/message-choices';

/** Fetches which messages the shop sends, and the shopper wants. Throws `HttpError`. */
export async function fetchMessageChoices(
  http: Http,
  signal: AbortSignal,
): Promise<ReadMessageChoices> {
  return parseMessageChoices(await http.get(apiPaths.messageChoices, { signal }));
}

/** Stores that the shopper wants messages, with the words that they agreed to. Throws `HttpError`. */
export async function agreeToMessages(
  http: Http,
  choice: Pick<MessageChoiceRequest, 'phone' | 'channel' | 'words'>,
): Promise<void> {
  const request: MessageChoiceRequest = { ...choice, wanted: true, page: 'checkout' };
  await http.post(apiPaths.messageChoices, request);
}
