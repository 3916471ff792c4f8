import { REMOTES } from '../apps';
import { lintCheck, lintChecks } from './lint-checks';
import type { Check } from './run-checks';

/**
 * Types, lint, format, boundaries and unused code of all sources, whether others can use the published packages, and
 * whether tests name all requirements.
 */
export function allChecks(): Check[] {
  return [
    ...checksOf('.', lintChecks(), depcruise(...CRUISED)),
    { name: 'packages', command: ['node', 'scripts/run.mjs', 'packages/check'] },
    { name: 'unused files, exports and packages', command: npx('knip', '--no-progress') },
    {
      name: 'requirements are named by tests',
      command: ['node', 'scripts/run.mjs', 'requirements', 'names'],
    },
  ];
}

/** All sources whose imports have rules. */
const CRUISED = ['shared', 'shell', ...REMOTES, 'api', 'e2e', 'tools', 'scripts'];

/** The same for one workspace. */
export function workspaceChecks(workspace: string): Check[] {
  return checksOf(workspace, [lintCheck(workspace)], depcruise(workspace, 'shared'));
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

function depcruise(...folders: string[]): Check['command'] {
  return npx('depcruise', ...folders, '--config', '.dependency-cruiser.cjs');
}

/** A program of the installed packages, as a command. */
function npx(...args: string[]): Check['command'] {
  return ['npx', '--no-install', ...args];
}
