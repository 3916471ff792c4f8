import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '@storefront/shared/contracts/registry';
import { DEPLOY_ROOT, ROOT } from '../apps';

/** Time for loading a version and rendering its pages, in milliseconds. */
const TIMEOUT = 60_000;

/**
 * Returns the problems of a version that doesn't load, or whose public pages don't render, when the registry
 * is as it would be with the version live. The version is tried in a separate process.
 */
export async function checkLoading(registry: Registry, name: string): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'storefront-check-'));
  try {
    const file = path.join(folder, 'registry.json');
    await writeFile(file, JSON.stringify(registry));
    return await runTryVersion(file, name);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function runTryVersion(registryFile: string, name: string): Promise<string[]> {
  const program = ['--import', 'tsx', 'scripts/lib/release/try-version.ts', registryFile, name];
  const child = spawn('node', program, {
    cwd: ROOT,
    env: { ...process.env, DEPLOY_ROOT },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: TIMEOUT,
    killSignal: 'SIGKILL',
  });
  let problems = '';
  let errorOutput = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (problems += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errorOutput += text));
  return new Promise((resolve) => {
    child.once('close', (code, signal) => {
      if (code === 0) resolve(JSON.parse(problems) as string[]);
      else if (signal === 'SIGKILL')
        resolve([`it didn't load and render within ${TIMEOUT / 1000} seconds`]);
      else
        resolve([
          `the process that tried it ended with an error: ${errorOutput.trim().slice(-500)}`,
        ]);
    });
  });
}
