import { HttpError, services } from '@storefront/host';
import type { GiftCardOffer } from '@storefront/host/contracts/api';
import { data, type LoaderFunctionArgs } from '@storefront/host/router';
import { fetchGiftCardOffer } from './gift-cards.api';

/** Which gift cards can be bought, that there are none, or a failure. */
export type GiftCardsData =
  { status: 'ready'; offer: GiftCardOffer } | { status: 'none' } | { status: 'failed' };

/** Loads which gift cards can be bought. A shop without any responds with 404, a failure with 503. */
export async function loadGiftCards(args: LoaderFunctionArgs) {
  const { signal } = args.request;
  try {
    const offer = await fetchGiftCardOffer(services(args).http, signal);
    return { status: 'ready', offer } satisfies GiftCardsData;
  } catch (error) {
    if (signal.aborted) throw error;
    if (error instanceof HttpError && error.status === 404) {
      return data<GiftCardsData>({ status: 'none' }, { status: 404 });
    }
    console.error('The gift cards could not be loaded.', error);
    return data<GiftCardsData>({ status: 'failed' }, { status: 503 });
  }
}
