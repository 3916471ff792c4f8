import { readFile } from 'node:fs/promises';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { StepFailedError } from '../processes';
import { checkApiReports } from './api-reports';
import { readPublishedManifest } from './published-manifest';
import type { PublishedPackage } from './published-packages';
import { stagePackages } from './stage-packages';

/**
 * Makes the packages as they are published, and throws `StepFailedError` with a line for each problem that others would
 * have with them, and for each report that isn't what a package exports. With `update` the reports are written instead.
 */
export async function checkPackages(update: boolean): Promise<void> {
  const packages = await stagePackages();
  const problems = await Promise.all(packages.map(problemsOf));
  const all = [...problems.flat(), ...checkApiReports(packages, update)];
  if (all.length > 0) throw new StepFailedError(all.join('\n'));
}

async function problemsOf(published: PublishedPackage): Promise<string[]> {
  const problems = [...(await manifestProblems(published)), ...(await typeProblems(published))];
  return problems.map((problem) => `${published.manifest.name}: ${problem}`);
}

/** What publint says about `package.json` and the files that it names. */
async function manifestProblems({ tarball }: PublishedPackage): Promise<string[]> {
  const bytes = await readFile(tarball);
  const { messages, pkg } = await publint({
    strict: true,
    pack: { tarball: new Uint8Array(bytes).buffer },
  });
  return messages.map((message) => formatMessage(message, pkg) ?? message.code);
}

/** The kinds of resolution that the packages aren't for: they are ES modules, and have exports only. */
const OTHER_RESOLUTIONS = ['node10', 'node16-cjs'];

/** Where TypeScript would find other types than Node or a bundler finds scripts. */
async function typeProblems({ staging, tarball }: PublishedPackage): Promise<string[]> {
  const { exports } = readPublishedManifest(staging);
  const withoutTypes = Object.keys(exports).filter((name) => typeof exports[name] === 'string');
  const result = await checkPackage(createPackageFromTarballData(await readFile(tarball)), {
    excludeEntrypoints: withoutTypes,
  });
  if (!result.types) return ['TypeScript finds no types in it'];
  return result.problems
    .filter(
      (problem) =>
        !('resolutionKind' in problem && OTHER_RESOLUTIONS.includes(problem.resolutionKind)),
    )
    .map((problem) => JSON.stringify(problem));
}
