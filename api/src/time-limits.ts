/**
 * How long the API waits, in milliseconds. What adds up to what is in the runbook's table of
 * deadlines, and in this file's test.
 */
export const TIME_LIMITS = {
  database: {
    /** A new connection, or a free one of the pool. */
    connect: 2_000,
    /** One statement; PostgreSQL cancels it then. */
    statement: 3_000,
    /** A connection over which nothing comes though it is in use: that PostgreSQL is away. */
    silence: 4_000,
    /** A transaction in which nothing happens; PostgreSQL ends it, so that it holds no locks. */
    idleTransaction: 10_000,
  },
  /** One call of the payment gateway. */
  gateway: 3_000,
  /** The mail server. */
  smtp: {
    /** A new connection, and the server's greeting. */
    connect: 5_000,
    /** A connection over which nothing comes. */
    silence: 10_000,
    /** One mail, from the connection to the server's word that it has it. */
    mail: 30_000,
    /** A mail that is under way when the API stops. */
    stop: 1_000,
  },
  /** A call, from its first byte to its response. */
  call: 9_000,
} as const;
