const { TestEnvironment } = require('jest-environment-jsdom');

/** What jsdom lacks and a router needs; Node's own, as a set, since they refuse one another's parts. */
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

/** jsdom with Node's fetch and its companions. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    Object.assign(this.global, FROM_NODE);
  }
};
