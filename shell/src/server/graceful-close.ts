import type { FastifyInstance } from 'fastify';

/**
 * On close, lets the requests that are being handled finish and then closes all connections. Without
 * this, connections that browsers keep open or opened in advance would delay the end by a minute.
 */
export function closeGracefully(app: FastifyInstance): void {
  let pendingRequests = 0;
  let isClosing = false;

  function closeWhenIdle() {
    if (isClosing && pendingRequests === 0) app.server.closeAllConnections();
  }

  app.addHook('onRequest', (_, __, done) => {
    pendingRequests += 1;
    done();
  });
  app.addHook('onResponse', (_, __, done) => {
    pendingRequests -= 1;
    closeWhenIdle();
    done();
  });
  app.addHook('preClose', (done) => {
    isClosing = true;
    closeWhenIdle();
    done();
  });
}
