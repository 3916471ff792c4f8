import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, type Registry } from 'prom-client';
import { errorCode } from '../error-code';
import { ConfigError } from '../settings';

/** Where metrics are served; see docs/contracts/metrics.md. */
export interface MetricsAddress {
  /** Of the network; `127.0.0.1` is reached by programs on this machine only. */
  host: string;
  /** 0 chooses a free one. */
  port: number;
}

/** Metrics that can be scraped. */
export interface ServedMetrics {
  url: string;
  close: () => Promise<void>;
}

/**
 * Serves a registry of metrics, with those of the Node process, at `/metrics` on a port of its own. All other requests get to `handleOther`; by default they are answered with 404. Throws a
 * `ConfigError` when the port is in use.
 */
export async function serveMetrics(
  registry: Registry,
  { host, port }: MetricsAddress,
  handleOther: RequestListener = (_, response) => response.writeHead(404).end(),
): Promise<ServedMetrics> {
  collectDefaultMetrics({ register: registry });
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      handleOther(request, response);
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    throw new ConfigError(
      `Port ${port}, for metrics, is in use by another program. Stop that program, or choose another port.`,
    );
  }
  const address = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}/metrics`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
