import { mkdir } from 'node:fs/promises';
import { StepFailedError } from '../processes';
import { runChecks, type Check } from './run-checks';
import { total, type Tally } from './test-report';

/** One step of the tests: what it runs, and how it is counted. */
export interface Step {
  name: string;
  run: () => Promise<void>;
  /** Counts its tests; without it, the step itself is one check. */
  tally?: () => Tally;
}

/**
 * What a test command does: checks in parallel, then steps one after the other, each of which uses all cores.
 */
export interface TestRun {
  checks?: Check[];
  steps: Step[];
}

/**
 * Runs all checks and steps, even if some fail. In the end prints what failed and one line, `N passed, N
 * failed`; sets exit code 1 if one failed.
 */
export async function runTests({ checks = [], steps }: TestRun): Promise<void> {
  await mkdir('.reports', { recursive: true });
  const tallies = await runChecks(checks);
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
