import { services } from '@storefront/host';
import { data, type LoaderFunctionArgs } from '@storefront/host/router';
import { type CollectionSummary, fetchCollections } from '../../lib/collections/collections.api';

/** The published collections, or a failure. */
export type CollectionsData =
  { status: 'ready'; collections: CollectionSummary[] } | { status: 'failed' };

/** Loads the collections; a failure responds with 503. */
export async function loadCollections(args: LoaderFunctionArgs) {
  const { request } = args;
  try {
    const collections = await fetchCollections(services(args).http, request.signal);
    return { status: 'ready', collections } satisfies CollectionsData;
  } catch (error) {
    if (request.signal.aborted) throw error;
    console.error('The collections could not be loaded.', error);
    return data<CollectionsData>({ status: 'failed' }, { status: 503 });
  }
}
