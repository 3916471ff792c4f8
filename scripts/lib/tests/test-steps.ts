import { mkdir } from 'node:fs/promises';
import { StepFailedError } from '../processes';
import { flakyLine, flakyProblems, readLandingRecord } from './flaky-tests';
import { runChecks, type Check } from './run-checks';
import { failureText, nameOf, type TestResult, type TestResults } from './test-results';

/** One step of the tests: what it runs, and how its tests went. */
export interface Step {
  name: string;
  run: () => Promise<void>;
  /** Reads the results of its tests; without it, the step itself is one check. */
  results?: () => TestResults;
  /** Runs these tests again, one after the other. */
  runAgain?: (tests: TestResult[]) => Promise<TestResults>;
}

/**
 * What a test command does: checks in parallel, then steps one after the other, each of which uses all cores.
 */
export interface TestRun {
  checks?: Check[];
  steps: Step[];
  /** Whether tests that failed are run again; those that pass then are flaky, and don't fail the run. */
  runsFailedAgain?: boolean;
}

/** How a step or a check went. */
interface Outcome {
  passed: number;
  /** What failed, each in a line. */
  failures: string[];
  flaky: TestResult[];
  tests: TestResult[];
}

/** When more tests of a step fail than this, something is broken, and running them again would only take time. */
const MAX_AGAIN = 10;

const SLOWEST = 20;

/**
 * Runs all checks and steps, even if some fail. In the end prints how long each step took, the slowest tests,
 * what failed, what was flaky, and one line, `N passed, N failed`; sets exit code 1 if something failed.
 */
export async function runTests({ checks = [], steps, runsFailedAgain }: TestRun): Promise<void> {
  await mkdir('.reports', { recursive: true });
  const durations: string[] = [];
  async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const started = performance.now();
    const result = await work();
    durations.push(`${name} ${minutes(performance.now() - started)}`);
    return result;
  }

  const outcomes = checks.length > 0 ? [await timed('checks', () => outcomeOfChecks(checks))] : [];
  for (const step of steps) {
    console.log(`\n— ${step.name} —`);
    outcomes.push(await timed(step.name, () => outcomeOf(step, runsFailedAgain ?? false)));
  }
  console.log(`\n${durations.join(', ')}`);
  report(outcomes);
}

function report(outcomes: Outcome[]): void {
  const flaky = outcomes.flatMap((outcome) => outcome.flaky);
  const problems = flaky.length > 0 ? flakyProblems(flaky, readLandingRecord().flaky) : [];
  const failures = [...outcomes.flatMap((outcome) => outcome.failures), ...problems];
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  console.log(slowest(outcomes.flatMap(({ tests }) => tests)).join('\n'));
  console.log(failures.map((failure) => `✗ ${failure}\n`).join(''));
  for (const test of flaky) console.log(flakyLine(test));
  console.log(`${passed} passed, ${failures.length} failed`);
  if (failures.length > 0) process.exitCode = 1;
}

async function outcomeOfChecks(checks: Check[]): Promise<Outcome> {
  const failures = await runChecks(checks);
  return { passed: checks.length - failures.length, failures, flaky: [], tests: [] };
}

async function outcomeOf(step: Step, runsFailedAgain: boolean): Promise<Outcome> {
  const failure = await failureOf(step.run);
  if (failure !== undefined) {
    console.error(failure instanceof StepFailedError ? failure.message : failure);
  }
  const { tests, errors } = step.results?.() ?? { tests: [], errors: [] };
  const failed = tests.filter(({ status }) => status === 'failed');
  const flaky = runsFailedAgain && errors.length === 0 ? await findFlaky(step, failed) : [];
  const failures = [...failed.filter((test) => !flaky.includes(test)).map(failureText), ...errors];
  const isUnexplained = failure !== undefined && failures.length === 0 && flaky.length === 0;
  return {
    passed: step.results
      ? tests.filter(({ status }) => status === 'passed').length
      : Number(failure === undefined),
    failures: isUnexplained ? [step.name] : failures,
    flaky,
    tests,
  };
}

/** Those of the failed tests that pass when they are run again, alone. */
async function findFlaky({ name, runAgain }: Step, failed: TestResult[]): Promise<TestResult[]> {
  if (!runAgain || failed.length === 0 || failed.length > MAX_AGAIN) return [];
  console.log(`\n— ${name}: what failed, again and alone —`);
  const again = await runAgain(failed);
  const passed = new Set(
    again.tests.filter(({ status }) => status === 'passed').map((test) => nameOf(test)),
  );
  return failed.filter((test) => passed.has(nameOf(test)));
}

/** The slowest tests, each in a line with its seconds. */
function slowest(tests: TestResult[]): string[] {
  if (tests.length === 0) return [];
  const sorted = [...tests].sort((one, other) => other.duration - one.duration).slice(0, SLOWEST);
  const lines = sorted.map(
    (test) => `${(test.duration / 1000).toFixed(1).padStart(7)} s  ${nameOf(test)}`,
  );
  return ['\nThe slowest tests:', ...lines];
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
