const { TestEnvironment } = require('jest-environment-jsdom');

/** Node's own versions of what jsdom lacks; all of them, because they only accept one another. */
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
