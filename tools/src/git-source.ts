import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';

/** Git's name for the person at the command line in a folder, or else the machine's. */
export async function author(folder: string): Promise<string> {
  return (await git(folder, 'config', 'user.name')) || userInfo().username;
}

/** The commit of the sources in a folder, with `+` if they differ from it; undefined outside a Git repository. */
export async function sourceCommit(folder: string): Promise<string | undefined> {
  const commit = await git(folder, 'rev-parse', '--short=12', 'HEAD');
  if (commit === undefined) return undefined;
  return (await git(folder, 'status', '--porcelain')) ? `${commit}+` : commit;
}

async function git(folder: string, ...args: string[]): Promise<string | undefined> {
  try {
    return (await promisify(execFile)('git', args, { cwd: folder })).stdout.trim();
  } catch {
    return undefined;
  }
}
