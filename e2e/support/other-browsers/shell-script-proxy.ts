import {
  createServer,
  request as requestFrom,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import getPort from 'get-port';

/** The shell's own script, but none of its other files. */
const SHELL_SCRIPT = /^\/apps\/shell\/[^/]+\/browser\/shell\.[^/]*\.js$/;

/** A proxy in front of a shop that holds back the shell's script, for browsers without `page.route`. */
export class ShellScriptProxy {
  readonly origin: string;
  /** Sends the script, to pending and to later requests. */
  release: () => void = () => undefined;
  readonly #released = new Promise<void>((resolve) => (this.release = resolve));
  readonly #shop: string;
  readonly #server: Server;

  private constructor(shop: string, port: number) {
    this.#shop = shop;
    this.origin = `http://localhost:${port}`;
    this.#server = createServer((request, response) => void this.#forward(request, response));
    this.#server.listen(port, 'localhost');
  }

  /** Starts one in front of the shop at this origin. */
  static async start(shop: string): Promise<ShellScriptProxy> {
    return new ShellScriptProxy(shop, await getPort());
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '', method, headers } = request;
    if (SHELL_SCRIPT.test(url)) await this.#released;
    const forwarded = requestFrom(this.#shop + url, { method, headers }, (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, upstream.headers);
      upstream.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  }
}
