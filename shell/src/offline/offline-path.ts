/** The page that is shown without a connection for an address that wasn't visited. */
export const OFFLINE_PATH = '/offline';

/** What a page asks the worker for: the pages that open in any case, in the language whose addresses begin with its `basename`. */
export const STORE_LANGUAGE = 'store-language';
