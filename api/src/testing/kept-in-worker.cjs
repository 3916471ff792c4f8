/** Loaded by Node itself, not by Jest, so that all test files which a Jest worker runs share it. */
module.exports = {
  /** An embedded database with the demo that no test uses at the moment. */
  idle: undefined,
  /** The files of an embedded database with the demo, once a test has made one. */
  demoFiles: undefined,
  /** The name of such a database in PostgreSQL, once a test has made one. */
  demoTemplate: undefined,
};

// Nobody closes the database that is kept: its timers must not keep the worker from ending.
for (const name of ['setTimeout', 'setInterval']) {
  const start = globalThis[name];
  globalThis[name] = (...args) => {
    const timer = start(...args);
    return new Error().stack.includes('pglite') ? timer.unref() : timer;
  };
}
