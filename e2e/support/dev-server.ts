import { spawn, type ChildProcess } from 'node:child_process';
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
    const child = spawn('node', ['--import', 'tsx', 'scripts/parts/dev-server.ts'], {
      cwd: REPOSITORY,
      env: { ...process.env, DEV_APP: remote, DEV_PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    await compiled(child);
    return new DevServer(`http://localhost:${port}`, child);
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGTERM');
    await ended;
  }
}

function compiled(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (said.includes(READY)) resolve();
      });
    }
    child.once('exit', () => reject(new Error(`The dev server ended: ${said}`)));
  });
}
