import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server that a test can cut. */
export interface CuttableProxy {
  /** Its address, with the scheme of the server's. */
  url: string;
  /** Ends all connections, and refuses new ones. */
  cut: () => Promise<void>;
  /** Lets connections through again, at the same address. */
  restore: () => Promise<void>;
}

/** Starts a proxy to the server at an address such as `redis://127.0.0.1:6379`. */
export async function startCuttableProxy(target: string): Promise<CuttableProxy> {
  const { hostname, port, protocol } = new URL(target);
  const sockets = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = connect(Number(port), hostname);
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    incoming.pipe(outgoing).pipe(incoming);
  });
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const ownPort = await listen(0);
  return {
    url: `${protocol}//127.0.0.1:${ownPort}`,
    async cut() {
      const closed = once(server.close(), 'close');
      sockets.forEach((socket) => socket.destroy());
      await closed;
    },
    async restore() {
      await listen(ownPort);
    },
  };
}
