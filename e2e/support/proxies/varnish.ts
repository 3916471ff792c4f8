import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { REPOSITORY, VARNISH } from '../settings';
import { TestProcess } from '../processes/test-process';

/** The rules for operators, with example values. */
const RULES = path.join(REPOSITORY, 'docs/varnish/storefront.vcl');

/** What Varnish writes a moment before its port is open. */
const LAUNCHED = 'Child launched OK';

/** A running Varnish with the repository's rules, in front of one page server. */
export class Varnish {
  readonly origin: string;
  readonly #process: TestProcess;
  readonly #folder: string;

  private constructor(origin: string, started: TestProcess, folder: string) {
    this.origin = origin;
    this.#process = started;
    this.#folder = folder;
  }

  /** Starts it on a port. Throws with its output when it ends before it listens. */
  static async start(port: number, pageServer: number): Promise<Varnish> {
    const folder = await mkdtemp(path.join(tmpdir(), 'storefront-varnish-'));
    const rules = path.join(folder, 'storefront.vcl');
    await writeFile(rules, rulesFor(await readFile(RULES, 'utf8'), pageServer));
    const options = ['-F', '-f', rules, '-a', `127.0.0.1:${port}`, '-n', path.join(folder, 'work')];
    const limits = ['-s', 'malloc,64m', '-T', 'none', '-j', 'none', '-p', 'http_gzip_support=off'];
    // A SIGTERM lets it end its child.
    const started = new TestProcess(VARNISH, [...options, ...limits], { abortSignal: 'SIGTERM' });
    await started.waitForOutput(LAUNCHED);
    while (!(await isOpen(port))) await delay(20);
    return new Varnish(`http://127.0.0.1:${port}`, started, folder);
  }

  async stop(): Promise<void> {
    await this.#process.end();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

/** The rules as an operator would edit them. Throws when the example has other values. */
function rulesFor(rules: string, pageServer: number): string {
  return ['11', '12'].reduce((text, host) => {
    const example = `.host = "10.0.0.${host}";\n    .port = "3000";`;
    if (!text.includes(example)) throw new Error(`${RULES} doesn't contain "${example}".`);
    return text.replace(example, `.host = "127.0.0.1";\n    .port = "${pageServer}";`);
  }, rules);
}
