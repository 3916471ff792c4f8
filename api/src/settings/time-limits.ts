/**
 * How long the API waits, in milliseconds. How the limits add up is in the runbook's table of deadlines, and
 * in this file's test.
 */
export const TIME_LIMITS = {
  database: {
    /** Getting a connection, new or from the pool. */
    connect: 2_000,
    /** One statement, after which PostgreSQL cancels it. */
    statement: 3_000,
    /** A connection that is in use but receives nothing: PostgreSQL counts as away. */
    silence: 4_000,
    /** An idle transaction, which PostgreSQL ends so that its locks are released. */
    idleTransaction: 10_000,
  },
  /** One call of the payment gateway. */
  gateway: 3_000,
  /** The mail server. */
  smtp: {
    /** A new connection, and the server's greeting. */
    connect: 5_000,
    /** A connection that receives nothing. */
    silence: 10_000,
    /** One mail, from the connection to the server's final response. */
    mail: 30_000,
    /** A mail that is being sent when the API stops. */
    stop: 1_000,
  },
  /** The pictures of products, which are made beside the calls. */
  pictures: {
    /** Fetching one, with its redirects. */
    fetch: 60_000,
    /** A host that sends nothing. */
    silence: 10_000,
    /** Transforming one. */
    transform: 60_000,
    /** The process that transforms them, without work. */
    idle: 10_000,
  },
  /** A call, from its first byte to its response. */
  call: 9_000,
  /** The preparation for the first search, before the API listens. */
  warmUp: 5_000,
} as const;
