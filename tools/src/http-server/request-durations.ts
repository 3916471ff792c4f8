import { Histogram, type Registry } from 'prom-client';

/** Seconds; the last ones are the deadlines of the API and its database. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What a hook of Fastify is told of a request. */
interface Request {
  method: string;
  routeOptions: { url?: string | undefined };
}

/** What a hook of Fastify is told of a response. */
interface Response {
  statusCode: number;
  /** Milliseconds. */
  elapsedTime: number;
}

/**
 * Makes the `onResponse` hook of Fastify that measures how long requests take. They are told apart by route,
 * never by address: addresses are countless, and name orders.
 */
export function requestDurations(registry: Registry) {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by method, route and class of the status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  return (request: Request, response: Response, done: () => void): void => {
    const route = request.routeOptions.url ?? 'none';
    const status = `${Math.floor(response.statusCode / 100)}xx`;
    durations.observe({ method: request.method, route, status }, response.elapsedTime / 1_000);
    done();
  };
}
