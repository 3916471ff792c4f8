import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/**
 * The address by which the APIs know the database, whichever server it is: what a managed database's endpoint, HAProxy or a
 * floating IP address does in a shop.
 */
export class DatabaseAddress {
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  #target: number;

  private constructor(target: number) {
    this.#target = target;
    this.#server = createServer((client) => this.#forward(client));
  }

  static async open(target: number): Promise<DatabaseAddress> {
    const address = new DatabaseAddress(target);
    address.#server.listen(0, '127.0.0.1');
    await once(address.#server, 'listening');
    return address;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Leads to another server from now on; connections to the one before are closed. */
  moveTo(target: number): void {
    this.#target = target;
    for (const socket of this.#open) socket.destroy();
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#open) socket.destroy();
  }

  #forward(client: Socket): void {
    const server = connect(this.#target, '127.0.0.1');
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.#open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }
}
