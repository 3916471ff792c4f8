import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { createDeployService, type DeployService } from '../deploy/deploy-service';
import { UsageError } from '../usage-error';

/** The deploy service that the environment names. Throws a `UsageError` if it names none. */
export function deployServiceFrom(env: NodeJS.ProcessEnv): DeployService {
  const { DEPLOY_URL: url, DEPLOY_TOKEN: token } = env;
  if (url && token) return createDeployService({ url, token });
  throw new UsageError(
    'Set DEPLOY_URL to the address of the shop’s deploy service, and DEPLOY_TOKEN to the token of your team.',
  );
}

/** Git's name for the person at the command line, or else the machine's. */
export function author(): string {
  return git('config', 'user.name') || userInfo().username;
}

/** The commit of the sources, with `+` if they differ from it; undefined outside a Git repository. */
export function sourceCommit(): string | undefined {
  const commit = git('rev-parse', '--short=12', 'HEAD');
  if (commit === undefined) return undefined;
  return git('status', '--porcelain') ? `${commit}+` : commit;
}

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
