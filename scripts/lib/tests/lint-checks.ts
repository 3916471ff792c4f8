import { APPS } from '../apps';
import type { Check } from './run-checks';

/** The workspaces whose code runs in browsers. */
const IN_BROWSER = ['shared', ...APPS];

/**
 * ESLint over all sources, in two parallel processes: that takes half the time, and each process needs half
 * the types in memory. Options go to ESLint.
 */
export function lintChecks(options: string[] = []): Check[] {
  const ignored = IN_BROWSER.flatMap((folder) => ['--ignore-pattern', `${folder}/`]);
  return [
    eslint('lint what browsers get', [...IN_BROWSER, ...options]),
    eslint('lint the rest', ['.', ...ignored, ...options]),
  ];
}

/** ESLint over one workspace. */
export function lintCheck(folder: string): Check {
  return eslint('lint', [folder]);
}

function eslint(name: string, args: string[]): Check {
  const program = 'node_modules/eslint/bin/eslint.js';
  return { name, command: ['node', program, '--max-warnings', '0', ...args] };
}
