/** Loaded by Node, not by Jest, so that all test files in a Jest worker share it. */
module.exports = {
  /** An embedded database with the demo that no test is using. */
  idle: undefined,
  /** The files of an embedded database with the demo, once a test has created one. */
  demoFiles: undefined,
  /** The name of a template database with the demo in PostgreSQL, once a test has created one. */
  demoTemplate: undefined,
};

// The idle database is never closed, so its timers must not keep the worker alive.
for (const name of ['setTimeout', 'setInterval']) {
  const start = globalThis[name];
  globalThis[name] = (...args) => {
    const timer = start(...args);
    return new Error().stack.includes('pglite') ? timer.unref() : timer;
  };
}
