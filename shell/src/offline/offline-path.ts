/** The page that is shown without a connection for an address that wasn't visited. */
export const OFFLINE_PATH = '/offline';
