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
