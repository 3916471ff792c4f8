import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT } from '../build/project';
import { UsageError } from '../usage-error';

/** The remote of this project: the name of its package. Throws a `UsageError` if that is no remote's. */
export function appOfProject(): string {
  const file = path.join(PROJECT, 'package.json');
  const { name = '' } = JSON.parse(readFileSync(file, 'utf8')) as { name?: string };
  if (name.startsWith('mf-')) return name;
  throw new UsageError(
    `${file} is named ${name || 'nothing'}. Name it as the remote is called, which begins with mf-, or name the remote.`,
  );
}
