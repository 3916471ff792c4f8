import type { FastifyInstance } from 'fastify';

/**
 * When the server is to end, whoever waits for an answer gets it; then all connections are ended.
 * Those that a browser only keeps open, or opened in advance, would hold the server up for a minute.
 */
export function endConnectionsOnceAnswered(app: FastifyInstance): void {
  let waiting = 0;
  let isEnding = false;

  function endIfAnswered() {
    if (isEnding && waiting === 0) app.server.closeAllConnections();
  }

  app.addHook('onRequest', (_, __, done) => {
    waiting += 1;
    done();
  });
  app.addHook('onResponse', (_, __, done) => {
    waiting -= 1;
    endIfAnswered();
    done();
  });
  app.addHook('preClose', (done) => {
    isEnding = true;
    endIfAnswered();
    done();
  });
}
