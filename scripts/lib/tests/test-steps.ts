import { mkdir } from 'node:fs/promises';
import { runToEnd, StepFailedError } from '../processes';
import { total, type Tally } from './test-report';

/** One step of the tests: what it runs, and how it is counted. */
export interface Step {
  name: string;
  run: () => Promise<void>;
  /** Counts its tests; without it, the step itself is one check. */
  tally?: () => Tally;
}

/**
 * Runs the steps one after the other, each whatever became of the others, and ends with what failed
 * and one line, `N passed, N failed`; with exit code 1 where one failed.
 */
export async function runSteps(steps: Step[]): Promise<void> {
  await mkdir('.reports', { recursive: true });
  const tallies: Tally[] = [];
  for (const step of steps) {
    console.log(`\n— ${step.name} —`);
    tallies.push(await count(step));
  }
  const { passed, failures } = total(tallies);
  console.log(['', ...failures.map((failure) => `✗ ${failure}`)].join('\n'));
  console.log(`${passed} passed, ${failures.length} failed`);
  if (failures.length > 0) process.exitCode = 1;
}

async function count({ name, run, tally }: Step): Promise<Tally> {
  const failure = await failureOf(run);
  if (failure !== undefined) {
    console.error(failure instanceof StepFailedError ? failure.message : failure);
  }
  const counted = tally?.() ?? { passed: failure === undefined ? 1 : 0, failures: [] };
  if (failure === undefined || counted.failures.length > 0) return counted;
  return { ...counted, failures: [name] };
}

async function failureOf(run: () => Promise<void>): Promise<unknown> {
  try {
    await run();
    return undefined;
  } catch (error) {
    return error;
  }
}

/** Runs a program of the installed packages. */
export function npx(...args: string[]): Promise<void> {
  return runToEnd('npx', ['--no-install', ...args]);
}
