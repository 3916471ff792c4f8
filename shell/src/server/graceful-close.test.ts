import fastify from 'fastify';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { closeGracefully } from './graceful-close';

/** Far less than a connection may stay idle, in milliseconds. */
const CLOSE_TIMEOUT = 5_000;

test('a closing server finishes its requests and keeps no idle connection', async () => {
  const app = fastify({ forceCloseConnections: 'idle' });
  closeGracefully(app);
  let respond: () => void = () => undefined;
  const requested = new Promise<void>((onRequest) => {
    app.get('/slow', async () => {
      onRequest();
      await new Promise<void>((resolve) => (respond = resolve));
      return 'done';
    });
  });
  await app.listen({ port: 0 });
  const { port } = app.server.address() as AddressInfo;

  const openedInAdvance = connect(port, 'localhost');
  await new Promise((resolve) => openedInAdvance.once('connect', resolve));
  const page = fetch(`http://localhost:${port}/slow`).then((response) => response.text());
  await requested;

  const closed = app.close();
  respond();
  expect(await page).toBe('done');
  const winner = await Promise.race([
    closed.then(() => 'closed'),
    delay(CLOSE_TIMEOUT, 'open', { ref: false }),
  ]);
  expect(winner).toBe('closed');
});
