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
