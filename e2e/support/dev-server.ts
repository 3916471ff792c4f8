import { spawn, type ChildProcess } from 'node:child_process';
import { endChild, endWithTests, saying } from './child-process';
import { freePort } from './page-server';
import { REPOSITORY } from './settings';

const READY = 'compiled';

/** A remote served from source, as `npm run dev` does. */
export class DevServer {
  readonly origin: string;
  readonly #child: ChildProcess;

  private constructor(origin: string, child: ChildProcess) {
    this.origin = origin;
    this.#child = child;
  }

  /** Starts one on a free port. Throws with what it said where it ends before it has compiled. */
  static async start(remote: string): Promise<DevServer> {
    const port = await freePort();
    const child = spawn('node', ['--import', 'tsx', 'scripts/lib/dev-server.ts'], {
      cwd: REPOSITORY,
      env: { ...process.env, DEV_APP: remote, DEV_PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    endWithTests(child);
    await saying(child, READY);
    return new DevServer(`http://localhost:${port}`, child);
  }

  async stop(): Promise<void> {
    await endChild(this.#child, 'SIGTERM');
  }
}
