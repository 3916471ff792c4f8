import { StepFailedError } from './processes';

/** Ports and addresses of a shop, from the environment. */
export interface Settings {
  port: number;
  apiPort: number;
  /** Address of another API; then none is started here. */
  apiUrl: string | undefined;
}

/** Reads PORT, API_PORT and API_URL. Throws `StepFailedError` naming a bad one. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  return {
    port: portNumber(env, 'PORT', 3000),
    apiPort: portNumber(env, 'API_PORT', 8044),
    apiUrl: env.API_URL === '' ? undefined : env.API_URL,
  };
}

function portNumber(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new StepFailedError(`${name} must be a port from 1 to 65535, not "${text}".`);
  }
  return port;
}
