import { spawn, type ChildProcess } from 'node:child_process';
import { ROOT } from './apps';

/** A step that failed and has said why already; the caller only needs to stop. */
export class StepFailedError extends Error {
  override name = 'StepFailedError';
}

type Environment = Record<string, string | undefined>;

/** Runs a program to its end. Throws `StepFailedError` when it ends badly. */
export async function runToEnd(
  program: string,
  args: string[],
  env: Environment = {},
): Promise<void> {
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const code = await ended(child);
  if (code !== 0) throw new StepFailedError(`${program} ${args.join(' ')} ended with ${code}.`);
}

/** A program that keeps running. */
export interface Service {
  name: string;
  /** Resolves when it has ended, with its exit code. */
  ended: Promise<number | null>;
  /** Asks it to end, and waits until it has. */
  stop: () => Promise<void>;
}

/** Starts a TypeScript program and waits until it prints `ready`. Throws when it ends before. */
export async function startService(
  name: string,
  file: string,
  ready: string,
  env: Environment = {},
): Promise<Service> {
  const child = spawn('node', ['--import', 'tsx', file], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const end = ended(child);
  const service: Service = {
    name,
    ended: end,
    async stop() {
      child.kill('SIGTERM');
      await end;
    },
  };
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => {
        if (text.includes(ready)) resolve();
        process.stderr.write(text.replace(/^(?=.)/gm, `[${name}] `));
      });
    }
    void end.then((code) => reject(new StepFailedError(`${name} ended with ${code}.`)));
  });
  return service;
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('exit', resolve);
    child.once('error', reject);
  });
}
