import autocannon from 'autocannon';
import { percentile } from '../report/statistics';

const CONNECTIONS = 10;

interface LoadOptions {
  origin: string;
  /** Requested in turns, over all connections. */
  paths: readonly string[];
  /** Sent with each request. */
  headers?: Record<string, string>;
  /** For how long, or for how many requests. */
  until: { seconds: number } | { requests: number };
}

/** How a server responded under load; latencies in milliseconds. */
export interface LoadResult {
  perSecond: number;
  p50: number;
  p99: number;
}

/** Puts a server under load. Throws when it responds with an error. */
export function load({ origin, paths, headers, until }: LoadOptions): Promise<LoadResult> {
  const latencies: number[] = [];
  let failures = 0;
  let next = 0;
  const inTurn = (request: autocannon.Request) => ({ ...request, path: pathInTurn() });
  const pathInTurn = () => paths[next++ % paths.length];
  return new Promise((resolve, reject) => {
    const running = autocannon(
      {
        url: origin,
        connections: CONNECTIONS,
        ...(headers ? { headers } : {}),
        requests: [{ setupRequest: inTurn }],
        ...('seconds' in until ? { duration: until.seconds } : { amount: until.requests }),
      },
      (error: Error | null, { duration, errors }) => {
        if (error) reject(error);
        else if (errors + failures > 0) {
          reject(new Error(`${errors + failures} requests of ${origin} failed under load.`));
        } else {
          resolve({
            perSecond: latencies.length / duration,
            p50: percentile(latencies, 50),
            p99: percentile(latencies, 99),
          });
        }
      },
    );
    // autocannon's own histogram only has whole milliseconds.
    running.on('response', (_, status, __, latency) => {
      latencies.push(latency);
      if (status !== 200) failures += 1;
    });
  });
}
