import { rm } from 'node:fs/promises';
import { command } from './lib/command';
import { runToEnd } from './lib/processes';
import { BROWSER_REPORT, runBrowserTests } from './lib/tests/browser-tests';
import { jestTally, playwrightTally, UNIT_REPORT } from './lib/tests/test-report';
import { npx, runSteps, type Step } from './lib/tests/test-steps';

/** `npm test`: everything; `npm test -w mf-catalog`: one team's part. */
export const main = command(async ([workspace]) => {
  await rm('.reports', { recursive: true, force: true });
  await runSteps(workspace ? partOf(workspace) : everything());
});

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
