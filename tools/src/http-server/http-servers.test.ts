import type { RequestListener, Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { HttpServers } from './http-servers';
import { SERVER_TIME_LIMITS } from './time-limits';

async function listening(server: Server): Promise<number> {
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** A server that responds when the test says so. */
async function slowServer() {
  const servers = new HttpServers();
  let respond: () => void = () => undefined;
  let arrived: () => void = () => undefined;
  const requested = new Promise<void>((resolve) => (arrived = resolve));
  const handler: RequestListener = (_, response) => {
    respond = () => response.end('done');
    arrived();
  };
  const port = await listening(servers.create(handler));
  return { servers, port, requested, respond: () => respond() };
}

test('servers that stop finish their requests, and close connections that were opened in advance', async () => {
  const { servers, port, requested, respond } = await slowServer();
  const openedInAdvance = connect(port, 'localhost');
  await once(openedInAdvance, 'connect');
  const response = fetch(`http://localhost:${port}/`);
  await requested;
  const stopped = servers.stop();
  respond();
  expect(await (await response).text()).toBe('done');
  expect((await response).headers.get('connection')).toBe('close');
  await stopped;
  await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
});

test('an aborted request doesn’t keep servers from stopping', async () => {
  const { servers, port, requested } = await slowServer();
  const request = new AbortController();
  const response = fetch(`http://localhost:${port}/`, { signal: request.signal });
  await requested;
  request.abort();
  await expect(response).rejects.toThrow('abort');
  await servers.stop();
});

test('a client that reads none of its response is disconnected', async () => {
  jest.replaceProperty(SERVER_TIME_LIMITS, 'silence', 200 as never);
  const servers = new HttpServers();
  const server = servers.create((_, response) => response.end(Buffer.alloc(5e7)));
  const port = await listening(server);
  const client = connect(port, 'localhost').pause();
  const [connection] = (await once(server, 'connection')) as [Socket];
  client.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const started = performance.now();
  await once(connection, 'close');
  // A busy machine notices late, but long before the limit that holds otherwise.
  expect(performance.now() - started).toBeLessThan(5_000);
  client.destroy();
  await servers.stop();
});
