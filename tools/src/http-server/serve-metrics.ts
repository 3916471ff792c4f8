import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, type Registry } from 'prom-client';
import { errorCode } from '../error-code';
import { ConfigError } from '../settings';

/** Only programs on this machine can reach it; see docs/contracts/metrics.md. */
const HOST = '127.0.0.1';

/** Metrics that can be scraped. */
export interface ServedMetrics {
  url: string;
  close: () => Promise<void>;
}

/**
 * Serves a registry of metrics, with those of the Node process, at `/metrics` on a port of its own; 0 chooses
 * a free one. All other requests get to `handleOther`; by default they are answered with 404. Throws a
 * `ConfigError` when the port is in use.
 */
export async function serveMetrics(
  registry: Registry,
  port: number,
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
    await once(server.listen(port, HOST), 'listening');
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    throw new ConfigError(
      `Port ${port}, for metrics, is in use by another program. Stop that program, or choose another port.`,
    );
  }
  const address = server.address() as AddressInfo;
  return {
    url: `http://${HOST}:${address.port}/metrics`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
