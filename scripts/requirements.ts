import { readFileSync } from 'node:fs';
import { command } from './lib/command';
import { StepFailedError } from './lib/processes';
import { BROWSER_REPORT } from './lib/tests/browser-tests';
import { jestTests, playwrightTests } from './lib/tests/named-tests';
import { describeRow, isProven, parseRequirements } from './lib/tests/requirements-report';
import { UNIT_REPORT } from './lib/tests/test-report';

/**
 * `npm run requirements`: each row of docs/requirements.md with the tests of the last run that prove it.
 * Fails if a row has no browser test, if one of its tests fails, if none of them contains a text that the row
 * quotes, or if a test names an unknown row.
 */
export const main = command(() => {
  const tests = [...jestTests(UNIT_REPORT), ...playwrightTests(BROWSER_REPORT)];
  if (tests.length === 0) {
    throw new StepFailedError('There is no report of a test run: run `npm test` first.');
  }
  const { rows, unknown } = parseRequirements(read('docs/requirements.md'), tests, read);
  console.log(rows.map(describeRow).join('\n'));

  const open = rows.filter((row) => !isProven(row)).map(({ id }) => id);
  console.log(
    `\n${rows.length - open.length} of ${rows.length} requirements proven in the browser`,
  );
  const problems = [
    ...(open.length > 0
      ? [`Not proven in the browser: ${open.join(', ')}. The lines above say what is missing.`]
      : []),
    ...(unknown.length > 0
      ? [`Named by tests, but not in docs/requirements.md: ${unknown.join(', ')}.`]
      : []),
  ];
  if (problems.length > 0) throw new StepFailedError(problems.join('\n'));
});

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
