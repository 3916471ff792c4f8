import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../apps';
import {
  describeRow,
  isCovered,
  parseRequirements,
} from '../tests/requirements/requirements-report';
import type { TestResult } from '../tests/test-results';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Each title line of a test file that names rows, as a test that hasn't run. */
function testsIn(folder: string, ending: RegExp, kind: TestResult['kind']): TestResult[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !file.includes('node_modules'))
    .map((file) => path.join(folder, file))
    .flatMap((file) =>
      [...read(file).matchAll(/^.*\[[A-Z]+-\d+\].*$/gm)].map(([title]) => ({
        kind,
        file,
        title,
        status: 'not run' as const,
        duration: 0,
      })),
    );
}

/** Before any browser is started: what the check of the requirements says at the end of all tests. */
test('every row of the requirements has a browser test, which quotes its texts', () => {
  const folders = readdirSync(ROOT).filter((name) => /^(api|mf-[a-z-]+|shared|shell)$/.test(name));
  const tests = [
    ...testsIn('e2e/specs', /\.spec\.ts$/, 'browser'),
    ...folders.flatMap((folder) => testsIn(folder, /\.test\.tsx?$/, 'unit')),
  ];
  const { rows, unknown } = parseRequirements(read('docs/requirements.md'), tests, read);
  expect(rows.length).toBeGreaterThan(250);
  expect(unknown).toEqual([]);
  expect(rows.filter((row) => !isCovered(row)).map(describeRow)).toEqual([]);
});
