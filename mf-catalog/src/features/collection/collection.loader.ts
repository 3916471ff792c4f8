import { HttpError, services } from '@storefront/host';
import { data, type LoaderFunctionArgs } from '@storefront/host/router';
import { type Collection, fetchCollection } from '../../lib/collections/collections.api';

/** A collection, or why it couldn't be loaded. */
export type CollectionData =
  { status: 'ready'; collection: Collection } | { status: 'missing' } | { status: 'failed' };

/** Loads the collection that the URL names; an unknown one responds with 404, a failure with 503. */
export async function loadCollection(args: LoaderFunctionArgs) {
  const { params, request } = args;
  try {
    const collection = await fetchCollection(
      services(args).http,
      params.slug ?? '',
      request.signal,
    );
    return { status: 'ready', collection } satisfies CollectionData;
  } catch (error) {
    if (request.signal.aborted) throw error;
    if (error instanceof HttpError && error.status === 404) {
      return data<CollectionData>({ status: 'missing' }, { status: 404 });
    }
    console.error('The collection could not be loaded.', error);
    return data<CollectionData>({ status: 'failed' }, { status: 503 });
  }
}
