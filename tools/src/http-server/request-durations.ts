import { Histogram, type Registry } from 'prom-client';

/** Seconds; the last ones are the deadlines of the API and its database. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What a Fastify hook receives of a request. */
interface Request {
  method: string;
  routeOptions: { url?: string | undefined };
}

/** What a Fastify hook receives of a response. */
interface Response {
  statusCode: number;
  /** Milliseconds. */
  elapsedTime: number;
}

/**
 * Creates the `onResponse` hook for Fastify that measures how long requests take. They are labelled by route,
 * never by address: there are too many addresses, and some contain an order's id.
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
