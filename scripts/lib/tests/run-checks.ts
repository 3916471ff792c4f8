import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { ROOT } from '../apps';
import { inParallel } from '@storefront/tools/in-parallel';

/** A check of the sources: a program that keeps one core busy, and whose exit code says whether it passed. */
export interface Check {
  name: string;
  command: [program: string, ...args: string[]];
}

/** More than any program prints, in bytes. */
const MAX_OUTPUT = 64 * 1024 * 1024;

/**
 * Runs all checks in parallel, one for each core, even if some fail, and returns the names of those that failed.
 * Prints the output of a check when it has ended, so that outputs don't mix.
 */
export async function runChecks(checks: Check[]): Promise<string[]> {
  const failed = new Set<Check>();
  await inParallel(checks, availableParallelism(), async (check) => {
    const { isPassed, output } = await runCheck(check);
    console.log(`\n— ${check.name} —\n${output}`.trimEnd());
    if (!isPassed) failed.add(check);
  });
  return checks.filter((check) => failed.has(check)).map(({ name }) => name);
}

async function runCheck({ command: [program, ...args] }: Check) {
  try {
    const { stdout, stderr } = await promisify(execFile)(program, args, {
      cwd: ROOT,
      maxBuffer: MAX_OUTPUT,
    });
    return { isPassed: true, output: stdout + stderr };
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return { isPassed: false, output: stdout + stderr || String(error) };
  }
}
