import type { DeployAccess } from '../deploy/call-service';
import { createDeployService, type DeployService } from '../deploy/deploy-service';
import { UsageError } from '../usage-error';

/** The deploy service that the environment names. Throws a `UsageError` if it names none. */
export function deployServiceFrom(env: NodeJS.ProcessEnv): DeployService {
  const access = deployAccessFrom(env);
  if (access) return createDeployService(access);
  throw new UsageError(
    'Set DEPLOY_URL to the address of the shop’s deploy service, and DEPLOY_TOKEN to the token of your team.',
  );
}

/** Where the environment says that the deploy service is; undefined if it doesn't say that, and for which team. */
export function deployAccessFrom({
  DEPLOY_URL: url,
  DEPLOY_TOKEN: token,
}: NodeJS.ProcessEnv): DeployAccess | undefined {
  return url && token ? { url, token } : undefined;
}
