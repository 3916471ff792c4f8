/** The prefix of every path of the API. */
export const API_PREFIX = '/api/v1';

/** The API's port beside a shop on localhost, unless a setting names another (D7). */
export const LOCAL_API_PORT = 8044;
