import fastify from 'fastify';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { endConnectionsOnceAnswered } from './end-connections';

/** Far less than a connection may idle, in milliseconds. */
const SOON = 5_000;

test('a server that ends answers who waits, and keeps no other connection', async () => {
  const app = fastify({ forceCloseConnections: 'idle' });
  endConnectionsOnceAnswered(app);
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((isAsked) => {
    app.get('/slow', async () => {
      isAsked();
      await new Promise<void>((resolve) => (answer = resolve));
      return 'there';
    });
  });
  await app.listen({ port: 0 });
  const { port } = app.server.address() as AddressInfo;

  const openedInAdvance = connect(port, 'localhost');
  await new Promise((resolve) => openedInAdvance.once('connect', resolve));
  const page = fetch(`http://localhost:${port}/slow`).then((response) => response.text());
  await asked;

  const closed = app.close();
  answer();
  expect(await page).toBe('there');
  const winner = await Promise.race([
    closed.then(() => 'closed'),
    pause(SOON, 'open', { ref: false }),
  ]);
  expect(winner).toBe('closed');
});
