import { lintCheck, lintChecks } from './lint-checks';
import type { Check } from './run-checks';

/** Types, lint, format and boundaries of all sources. */
export function allChecks(): Check[] {
  return checksOf('.', lintChecks(), ['npm', 'run', '--silent', 'boundaries']);
}

/** The same for one workspace. */
export function workspaceChecks(workspace: string): Check[] {
  const boundaries = npx('depcruise', workspace, 'shared', '--config', '.dependency-cruiser.cjs');
  return checksOf(workspace, [lintCheck(workspace)], boundaries);
}

/** The longest checks first, so that the last one doesn't keep a single core busy. */
function checksOf(folder: string, lint: Check[], boundaries: Check['command']): Check[] {
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
