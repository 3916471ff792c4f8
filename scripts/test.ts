import { rm } from 'node:fs/promises';
import { command } from './lib/command';
import { runToEnd } from './lib/processes';
import { BROWSER_REPORT, runBrowserTests } from './lib/tests/browser-tests';
import { lintCheck, lintChecks } from './lib/tests/lint-checks';
import type { Check } from './lib/tests/run-checks';
import { playwrightTally } from './lib/tests/test-report';
import { runTests, type TestRun } from './lib/tests/test-steps';
import { unitTests } from './lib/tests/unit-tests';

/** `npm test`: everything; `npm test -w mf-catalog`: one team's part. */
export const main = command(async ([workspace]) => {
  await rm('.reports', { recursive: true, force: true });
  await runTests(workspace ? partOf(workspace) : everything());
});

function everything(): TestRun {
  return {
    checks: checksOf({
      folder: '.',
      lint: lintChecks(),
      boundaries: ['npm', 'run', '--silent', 'boundaries'],
    }),
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
    checks: checksOf({ folder: workspace, lint: [lintCheck(workspace)], boundaries }),
    steps: [unitTests([`/${workspace}/`])],
  };
}

interface CheckedSources {
  folder: string;
  lint: Check[];
  boundaries: Check['command'];
}

/** The longest checks first, so that the last one doesn't keep a single core busy. */
function checksOf({ folder, lint, boundaries }: CheckedSources): Check[] {
  return [
    ...lint,
    { name: 'types', command: npx('tsc', '-p', folder) },
    { name: 'format', command: npx('prettier', '--check', folder, '--log-level', 'warn') },
    { name: 'boundaries', command: boundaries },
  ];
}

/** A program of the installed packages, as a command. */
function npx(...args: string[]): Check['command'] {
  return ['npx', '--no-install', ...args];
}
