import { apiPaths } from '@storefront/host/contracts';
import type { MessageChoiceRequest } from '@storefront/host/contracts/api';
import { HttpError, type Http } from '@storefront/host';
import {
  parseMessageChoices,
  type ReadMessageChoices,
} from '@storefront/host/shop/account/message-choices';

/** Fetches which messages the shopper wants; undefined if the call fails or the API has none. */
export async function fetchMessageChoices(
  http: Http,
  signal: AbortSignal,
): Promise<ReadMessageChoices | undefined> {
  try {
    return parseMessageChoices(await http.get(apiPaths.messageChoices, { signal }));
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}

/** Stores whether the shopper wants messages to a number in a channel, with the words that they read. */
export async function saveMessageChoice(
  http: Http,
  choice: Omit<MessageChoiceRequest, 'page'>,
): Promise<void> {
  const request: MessageChoiceRequest = { ...choice, page: 'account' };
  await http.post(apiPaths.messageChoices, request);
}
