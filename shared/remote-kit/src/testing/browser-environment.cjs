const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * Node's implementations of what jsdom lacks; all of these together, because they don't work with jsdom's.
 */
const FROM_NODE = {
  AbortController,
  AbortSignal,
  fetch,
  Headers,
  Request,
  Response,
  structuredClone,
  TextDecoder,
  TextEncoder,
};

/** jsdom with Node's fetch and the classes that belong to it. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    Object.assign(this.global, FROM_NODE);
  }
};
