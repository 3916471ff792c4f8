import { mkdir } from 'node:fs/promises';
import { runToEnd, StepFailedError } from './processes';
import { total, type Tally } from './test-report';

/** One step of the tests: what it runs, and how it is counted. */
export interface Step {
  name: string;
  run: () => Promise<void>;
  /** Counts its tests; without it, the step itself is one check. */
  tally?: () => Tally;
}

/**
 * Runs the steps one after the other, each whatever became of the others, and ends with one line,
 * `N passed, N failed`, and with exit code 1 where one failed.
 */
export async function runSteps(steps: Step[]): Promise<void> {
  await mkdir('.reports', { recursive: true });
  const tallies: Tally[] = [];
  for (const step of steps) {
    console.log(`\n— ${step.name} —`);
    tallies.push(await count(step));
  }
  const { passed, failed } = total(tallies);
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

async function count({ name, run, tally }: Step): Promise<Tally> {
  let failure: unknown;
  try {
    await run();
  } catch (error) {
    failure = error;
    console.error(error instanceof StepFailedError ? error.message : error);
  }
  const counted = tally?.() ?? { passed: 1, failed: 0 };
  if (failure === undefined) return counted;
  console.error(`✗ ${name}`);
  return { passed: tally ? counted.passed : 0, failed: Math.max(counted.failed, 1) };
}

/** Runs a program of the installed packages. */
export function npx(...args: string[]): Promise<void> {
  return runToEnd('npx', ['--no-install', ...args]);
}
