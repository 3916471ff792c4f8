import path from 'node:path';
import type { Change, Part } from './changed-parts';
import { SPEC_SUBJECTS } from './spec-subjects';
import type { TestResult } from '../test-results';

/** In the title of the test that `npm test` runs for a page or section of the requirements. */
const SMOKE = /@smoke\b/;

/** Chooses the browser tests of a command among all of them. */
export type TestChoice = (tests: TestResult[]) => Promise<TestResult[]> | TestResult[];

/** Those of `npm test`: one flow of every page. */
export function smokeTests(tests: TestResult[]): TestResult[] {
  return tests.filter(isSmokeTest);
}

/**
 * Those of a landing: one flow of every page, what the change touches, and a quarter (0 to 3) of the rest, so
 * that each test runs again and again even if nobody touches its subject.
 */
export function landingTests(tests: TestResult[], change: Change, quarter: number): TestResult[] {
  const rest = tests.filter((test) => !isSmokeTest(test) && !isTouched(test, change));
  const skipped = new Set(
    rest.filter((_, index) => Math.floor((index * 4) / rest.length) !== quarter),
  );
  return tests.filter((test) => !skipped.has(test));
}

/** Whether `npm test` runs a test: on a desktop screen only, also if it runs on a phone at a landing. */
export function isSmokeTest({ title, project }: TestResult): boolean {
  return SMOKE.test(title) && project !== 'phone';
}

function isTouched({ file }: TestResult, { parts, specs }: Change): boolean {
  return specs.has(file) || subjectsOf(file).some((subject) => isAffected(subject, parts));
}

/** What a spec file is about; throws for a folder that the list doesn't have. */
function subjectsOf(file: string): Part[] {
  const folder = path.basename(path.dirname(file));
  const subjects = SPEC_SUBJECTS[folder];
  if (!subjects)
    throw new Error(
      `Say in scripts/lib/tests/choice/spec-subjects.ts what the specs of ${folder} are about.`,
    );
  return subjects;
}

/** A change of the API as a whole affects all of its modules, and the other way round. */
function isAffected(subject: Part, parts: ReadonlySet<Part>): boolean {
  if (parts.has(subject)) return true;
  if (subject === 'api') return [...parts].some((part) => part.startsWith('api/'));
  return subject.startsWith('api/') && parts.has('api');
}

/** What a landing runs and what it leaves, in a line for each folder of specs that it doesn't run whole. */
export function describeChoice(all: TestResult[], chosen: TestResult[], change: Change): string {
  const folders = [...new Set(all.map(folderOf))].sort();
  const count = (tests: TestResult[], folder: string) =>
    tests.filter((test) => folderOf(test) === folder).length;
  const left = folders
    .map((folder) => ({ folder, chosen: count(chosen, folder), all: count(all, folder) }))
    .filter((each) => each.chosen < each.all)
    .map((each) => `${each.folder} ${each.chosen} of ${each.all}`);
  const touched = [...change.parts].sort().join(', ') || 'no app and no module of the API';
  return [
    `The change touches ${touched}, and ${change.specs.size} spec files.`,
    `${chosen.length} of ${all.length} browser tests run. In part: ${left.join(', ') || 'none'}.`,
  ].join('\n');
}

function folderOf({ file }: TestResult): string {
  return path.basename(path.dirname(file));
}
