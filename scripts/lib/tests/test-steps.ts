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
 * Runs all checks and steps, even if some fail. In the end prints how long each step took, what failed and one
 * line, `N passed, N failed`; sets exit code 1 if one failed.
 */
export async function runTests({ checks = [], steps }: TestRun): Promise<void> {
  await mkdir('.reports', { recursive: true });
  const durations: string[] = [];
  async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const started = performance.now();
    const result = await work();
    durations.push(`${name} ${minutes(performance.now() - started)}`);
    return result;
  }

  const tallies = checks.length > 0 ? await timed('checks', () => runChecks(checks)) : [];
  for (const step of steps) {
    console.log(`\n— ${step.name} —`);
    tallies.push(await timed(step.name, () => count(step)));
  }
  const { passed, failures } = total(tallies);
  console.log(`\n${durations.join(', ')}`);
  console.log(failures.map((failure) => `✗ ${failure}\n`).join(''));
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

/** A duration in milliseconds as minutes and seconds: 3:07. */
function minutes(duration: number): string {
  const seconds = Math.round(duration / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

async function failureOf(run: () => Promise<void>): Promise<unknown> {
  try {
    await run();
    return undefined;
  } catch (error) {
    return error;
  }
}
