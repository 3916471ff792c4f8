/**
 * How long an HTTP server of the shop waits, in milliseconds. The runbook's table of deadlines shows how
 * these and nginx's add up.
 */
export const SERVER_TIME_LIMITS = {
  /** A request with its body, from the first byte to the last; also a connection that sends no request. */
  request: 8_000,
  /** How often deadlines are checked; a timeout may be this late. */
  requestCheck: 1_000,
  /** A connection over which nothing is sent during a response. Node may only notice after twice the time. */
  silence: 15_000,
  /** An idle connection. Longer than nginx keeps one (60 s): nginx closes it, not the server. */
  keepAlive: 72_000,
  /** One check of `/readyz`. */
  readinessCheck: 2_000,
  stop: {
    /** Connections that are in use are ended with their next response. */
    drain: 500,
    /** Nobody can connect any more, but idle connections are still served. */
    idle: 500,
    /** Running requests are finished; then all connections are closed. */
    requests: 6_500,
    /** The complete stop, including closing what the server used; after that the process ends regardless. */
    total: 9_500,
  },
} as const;
