import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import getPort from 'get-port';
import { StepFailedError } from '../processes';
import { inPath, installPackages } from './debian';

const READY = 'Ready to accept connections';

/** Runs `work` with the URL of an empty Redis that only exists for it, and keeps nothing. */
export async function withRedis(work: (redisUrl: string) => Promise<void>): Promise<void> {
  const port = await getPort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', ''];
  const redis = spawn(findOrInstallRedis(), settings, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(redis, 'exit');
  try {
    await isReady(redis.stdout);
    await work(`redis://127.0.0.1:${port}`);
  } finally {
    redis.kill();
    await ended;
  }
}

async function isReady(output: NodeJS.ReadableStream): Promise<void> {
  for await (const line of createInterface(output)) if (line.includes(READY)) return;
  throw new StepFailedError('The Redis for the tests ended before it was ready.');
}

/** The program; installs Debian's if there is none. Throws `StepFailedError` that says what to do when that fails. */
export function findOrInstallRedis(): string {
  return find() ?? install();
}

function find(): string | undefined {
  return inPath(['redis-server', 'valkey-server']);
}

function install(): string {
  console.log("No Redis found; installing Debian's for the tests …");
  installPackages('redis-server');
  const installed = find();
  if (installed) return installed;
  throw new StepFailedError(
    'Redis could not be installed. Install it by hand, as root: apt-get install redis-server',
  );
}
