/** Loaded by Node itself, not by Jest, so that all test files which a Jest worker runs share it. */
module.exports = {
  /** The files of an embedded database with the demo, once a test has made one. */
  demoFiles: undefined,
  /** The name of such a database in PostgreSQL, once a test has made one. */
  demoTemplate: undefined,
};
