import { mkdir, rm } from 'node:fs/promises';
import { BROWSER_REPORT, runBrowserTests } from './parts/browser-tests';
import { command } from './parts/command';
import { runToEnd, StepFailedError } from './parts/processes';
import { jestTally, playwrightTally, total, UNIT_REPORT, type Tally } from './parts/test-report';

/** One step of the tests: what it runs, and how it is counted. */
interface Step {
  name: string;
  run: () => Promise<void>;
  /** Counts its tests; without it, the step itself is one check. */
  tally?: () => Tally;
}

/** `npm test`: everything; `npm test -w mf-catalog`: one team's part. */
export const main = command(async ([workspace]) => {
  await rm('.reports', { recursive: true, force: true });
  await mkdir('.reports');
  const tallies: Tally[] = [];
  for (const step of workspace ? partOf(workspace) : everything()) {
    console.log(`\n— ${step.name} —`);
    tallies.push(await count(step));
  }
  const { passed, failed } = total(tallies);
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});

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

function everything(): Step[] {
  return [
    { name: 'types', run: () => npx('tsc') },
    { name: 'lint', run: () => npx('eslint', '.', '--max-warnings', '0') },
    { name: 'format', run: () => npx('prettier', '--check', '.', '--log-level', 'warn') },
    { name: 'boundaries', run: () => runToEnd('npm', ['run', '--silent', 'boundaries']) },
    unitTests([]),
    {
      name: 'browser flows',
      run: () => runBrowserTests([]),
      tally: () => playwrightTally(BROWSER_REPORT),
    },
    { name: 'requirements', run: () => runToEnd('npm', ['run', '--silent', 'requirements']) },
  ];
}

function partOf(workspace: string): Step[] {
  return [
    { name: 'types', run: () => npx('tsc', '-p', workspace) },
    { name: 'lint', run: () => npx('eslint', workspace, '--max-warnings', '0') },
    { name: 'format', run: () => npx('prettier', '--check', workspace, '--log-level', 'warn') },
    {
      name: 'boundaries',
      run: () => npx('depcruise', workspace, 'shared', '--config', '.dependency-cruiser.cjs'),
    },
    unitTests([`/${workspace}/`]),
  ];
}

function unitTests(paths: string[]): Step {
  return {
    name: 'unit tests',
    run: () =>
      npx('jest', ...paths, '--json', '--outputFile', UNIT_REPORT, '--reporters', 'summary'),
    tally: () => jestTally(UNIT_REPORT),
  };
}

function npx(...args: string[]): Promise<void> {
  return runToEnd('npx', ['--no-install', ...args]);
}
