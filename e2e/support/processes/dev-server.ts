import getPort from 'get-port';
import { TestProcess } from './test-process';

const READY = 'compiled';

/** A remote's development server, as `npm run dev` starts it. */
export class DevServer {
  readonly origin: string;
  readonly #process: TestProcess;

  private constructor(origin: string, started: TestProcess) {
    this.origin = origin;
    this.#process = started;
  }

  /** Starts one on a free port. Throws with its output when it ends before it has compiled. */
  static async start(remote: string): Promise<DevServer> {
    const port = await getPort();
    const started = new TestProcess('node', ['--import', 'tsx', 'scripts/lib/dev/dev-server.ts'], {
      env: { DEV_APP: remote, DEV_PORT: String(port) },
    });
    await started.waitForOutput(READY);
    return new DevServer(`http://localhost:${port}`, started);
  }

  async stop(): Promise<void> {
    await this.#process.end();
  }
}
