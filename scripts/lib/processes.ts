import { spawn, type ChildProcess } from 'node:child_process';
import { ROOT } from './apps';

/** A step that failed and has said why already; the caller only needs to stop. */
export class StepFailedError extends Error {
  override name = 'StepFailedError';
}

type Environment = Record<string, string | undefined>;

/** Runs a program to its end. Throws `StepFailedError` when it fails. */
export async function runToEnd(
  program: string,
  args: string[],
  env: Environment = {},
  stdout: 'inherit' | 'ignore' = 'inherit',
): Promise<void> {
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ['inherit', stdout, 'inherit'],
    env: { ...process.env, ...env },
  });
  const code = await ended(child);
  if (code !== 0) throw new StepFailedError(`${program} ${args.join(' ')} ended with ${code}.`);
}

/** How Node runs a TypeScript program (docs/adr/0004-typescript-without-a-build-step.md). */
const RUNNERS = {
  bundled: ['tools/run.mjs'],
  'with-loader': ['--import', 'tsx'],
  plain: [],
};

/** The command line that every team builds and serves its remote with. */
export const REMOTE_KIT = 'shared/remote-kit/src/cli/bin.mjs';

/** A TypeScript program that keeps running. */
interface Program {
  name: string;
  file: string;
  args?: string[];
  env: Environment;
  runner: keyof typeof RUNNERS;
}

/** A program that was started. */
export interface Service {
  name: string;
  pid: number;
  /** Resolves when it has ended, with its exit code or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
  /** Asks it to end, and waits until it has. */
  stop: () => Promise<void>;
  /** Starts the same program once more. */
  startAgain: () => Service;
}

/** How long a program may take to end before it is killed, in milliseconds. Servers take up to 9.5 s. */
const STOP_TIMEOUT = 15_000;

/** Starts a TypeScript program and waits until it prints `ready`. Throws when it ends before that. */
export function startService(
  name: string,
  file: string,
  ready: string,
  env: Environment = {},
): Promise<Service> {
  return startProgram({ name, file, env, runner: 'bundled' }, ready);
}

/**
 * Does the same for a program that imports TypeScript files which are only known at run time, such as an
 * app's webpack configuration.
 */
export function startServiceWithLoader(
  name: string,
  file: string,
  ready: string,
  env: Environment,
): Promise<Service> {
  return startProgram({ name, file, env, runner: 'with-loader' }, ready);
}

/** Does the same for a command of @storefront/remote-kit on an app. */
export function startRemoteKit(
  app: string,
  [name, ...args]: [string, ...string[]],
  ready: string,
): Promise<Service> {
  const program = { name: app, file: REMOTE_KIT, args: [name, app, ...args], env: {} };
  return startProgram({ ...program, runner: 'plain' }, ready);
}

async function startProgram(program: Program, ready: string): Promise<Service> {
  const { child, service } = launch(program);
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text: string) => text.includes(ready) && resolve());
    }
    service.ended.then(
      (outcome) => reject(new StepFailedError(`${program.name} ended with ${outcome}.`)),
      reject,
    );
  });
  return service;
}

function launch(program: Program): { child: ChildProcess; service: Service } {
  const { name, file, args = [], env, runner } = program;
  const child = spawn('node', [...RUNNERS[runner], file, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) =>
      process.stderr.write(text.replace(/^.+$/gm, (line) => `[${name}] ${formatLogLine(line)}`)),
    );
  }
  const end = ended(child);
  const service: Service = {
    name,
    // A program that could not be started has ended with an error.
    pid: child.pid ?? 0,
    ended: end,
    async stop() {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT);
      await end;
      clearTimeout(timer);
    },
    startAgain: () => launch(program).service,
  };
  running.add(service);
  const hasEnded = () => running.delete(service);
  end.then(hasEnded, hasEnded);
  return { child, service };
}

/** The services of this process that haven't ended. */
const running = new Set<Service>();

/** Stops the services that this process has started: they would keep it running. */
export async function stopServices(): Promise<void> {
  await Promise.all([...running].map((service) => service.stop()));
}

/** Fields of every line of a server's log that are of no use to a reader. */
const OF_EVERY_LINE = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'err']);

/** A line of a server's log, which is JSON, as text; any other line as it is. */
function formatLogLine(line: string): string {
  try {
    const entry = JSON.parse(line) as { msg?: string; err?: { stack?: string } };
    const details = Object.entries(entry).filter(([name]) => !OF_EVERY_LINE.has(name));
    const parts = [
      entry.msg,
      details.length > 0 ? JSON.stringify(Object.fromEntries(details)) : undefined,
      entry.err?.stack,
    ];
    return parts.filter((part) => part !== undefined).join(' ');
  } catch {
    return line;
  }
}

function ended(child: ChildProcess): Promise<number | NodeJS.Signals | null> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code, signal) => resolve(code ?? signal));
    child.once('error', reject);
  });
}
