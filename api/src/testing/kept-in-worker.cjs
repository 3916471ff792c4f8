/** Loaded by Node itself, not by Jest, so that all test files which a Jest worker runs share it. */
module.exports = {
  /** The files of a database with the demo, once a test has made one. */
  demoDatabase: undefined,
};
