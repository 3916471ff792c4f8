import type { ChildProcess } from 'node:child_process';

/** Sees to it that a test that is cut off doesn’t leave the process behind. */
export function endWithTests(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): void {
  const end = () => child.kill(signal);
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}

/** Ends a process, unless it has ended or never began, and waits until it has. */
export async function endChild(
  child: ChildProcess | undefined,
  signal: NodeJS.Signals,
): Promise<void> {
  if (child?.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}

/** Waits until a process says that it is ready. Throws with what it said where it ends before. */
export function saying(child: ChildProcess, ready: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (said.includes(ready)) resolve();
      });
    }
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${child.spawnargs.join(' ')} ended: ${said}`)));
  });
}
