import { rm } from 'node:fs/promises';
import { command } from './lib/command';
import { runToEnd } from './lib/processes';
import { BROWSER_REPORT, runBrowserTests } from './lib/tests/browser-tests';
import type { Check } from './lib/tests/run-checks';
import { jestTally, playwrightTally, UNIT_REPORT } from './lib/tests/test-report';
import { runTests, type Step, type TestRun } from './lib/tests/test-steps';

/** `npm test`: everything; `npm test -w mf-catalog`: one team's part. */
export const main = command(async ([workspace]) => {
  await rm('.reports', { recursive: true, force: true });
  await runTests(workspace ? partOf(workspace) : everything());
});

function everything(): TestRun {
  return {
    checks: checksOf({ folder: '.', boundaries: ['npm', 'run', '--silent', 'boundaries'] }),
    steps: [
      unitTests([]),
      {
        name: 'browser flows',
        run: () => runBrowserTests([]),
        tally: () => playwrightTally(BROWSER_REPORT),
      },
      { name: 'requirements', run: () => runToEnd('npm', ['run', '--silent', 'requirements']) },
    ],
  };
}

function partOf(workspace: string): TestRun {
  const boundaries = npx('depcruise', workspace, 'shared', '--config', '.dependency-cruiser.cjs');
  return {
    checks: checksOf({ folder: workspace, boundaries }),
    steps: [unitTests([`/${workspace}/`])],
  };
}

/** With the types of all workspaces in memory, which are more than Node allows by default. */
const ESLINT = ['node', '--max-old-space-size=8192', 'node_modules/eslint/bin/eslint.js'] as const;

/** The longest check first, so that the last one doesn't keep a single core busy. */
function checksOf({
  folder,
  boundaries,
}: {
  folder: string;
  boundaries: Check['command'];
}): Check[] {
  return [
    { name: 'lint', command: [...ESLINT, folder, '--max-warnings', '0'] },
    { name: 'types', command: npx('tsc', '-p', folder) },
    { name: 'format', command: npx('prettier', '--check', folder, '--log-level', 'warn') },
    { name: 'boundaries', command: boundaries },
  ];
}

function unitTests(paths: string[]): Step {
  const report = ['--json', '--outputFile', UNIT_REPORT, '--reporters', 'summary'];
  return {
    name: 'unit tests',
    run: () => runToEnd('npx', ['--no-install', 'jest', ...paths, ...report]),
    tally: () => jestTally(UNIT_REPORT),
  };
}

/** A program of the installed packages, as a command. */
function npx(...args: string[]): Check['command'] {
  return ['npx', '--no-install', ...args];
}
