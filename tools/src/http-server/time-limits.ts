/**
 * How long an HTTP server of the shop waits, in milliseconds. What adds up to what, nginx included, is
 * in the runbook's table of deadlines.
 */
export const SERVER_TIME_LIMITS = {
  /** A request with its body, from the first byte to the last; a connection without one as well. */
  request: 8_000,
  /** How often deadlines are checked; a timeout may be this late. */
  requestCheck: 1_000,
  /** A connection over which nothing is sent while a response is under way. */
  silence: 30_000,
  /** An idle connection. Longer than nginx keeps one (60 s): nginx closes it, not the server. */
  keepAlive: 72_000,
  /** One check of `/readyz`. */
  readinessCheck: 2_000,
  stop: {
    /** Connections that are in use are ended with their next response. */
    drain: 500,
    /** Nobody can connect any more, but idle connections are still served. */
    idle: 500,
    /** Requests that were under way are finished; then all connections are closed. */
    requests: 6_500,
    /** The whole stop, with the closing of what the server used; then the process ends regardless. */
    total: 9_500,
  },
} as const;
