import type { Http } from '@storefront/host';

const reject = () => Promise.reject(new Error('This call is not expected in this test.'));

/** An HTTP client whose calls all fail: a test replaces the methods that it expects to be called. */
export const unexpectedHttp: Http = {
  get: reject,
  post: reject,
  put: reject,
  patch: reject,
  delete: reject,
  download: reject,
  stream: reject,
};
