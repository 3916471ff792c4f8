import getPort from 'get-port';
import { DEMO_USER } from '../../../api/src/demo/demo-user';
import { keepRunning } from './keep-running';
import { startService, StepFailedError, type Service } from '../processes';
import { demoSetting, servesDemo } from '../settings/demo-setting';
import type { Settings } from '../settings/read-settings';

type Environment = Record<string, string>;

/** Throws `StepFailedError` naming each port that another program holds. */
export async function requireFreePorts({ port, apiPort, apiUrl }: Settings): Promise<void> {
  const wanted = [['PORT', port] as const, ...(apiUrl ? [] : [['API_PORT', apiPort] as const])];
  for (const [name, number] of wanted) {
    if ((await getPort({ port: number })) === number) continue;
    throw new StepFailedError(
      `Port ${number} is taken by another program. Stop that program, or choose another port: ${name}=${number + 1} npm start`,
    );
  }
}

/** Starts the API, unless the settings name another one. */
export async function startApi(
  { port, apiPort, apiUrl }: Settings,
  extra: Environment = {},
): Promise<Service[]> {
  if (apiUrl) return [];
  const env = {
    API_PORT: String(apiPort),
    DEMO: demoSetting(process.env),
    SHOP_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
    ...extra,
  };
  return [await startService('api', 'api/src/server.ts', 'api listening', env)];
}

/** The line that names the demo's login; empty where the shop's API doesn't serve the demo. */
export function demoLogin({ apiUrl }: Settings): string {
  if (apiUrl || !servesDemo(process.env)) return '';
  return `  Login  ${DEMO_USER.email} / ${DEMO_USER.password}\n`;
}

/** Starts the page server. */
export async function startPageServer(
  { port, apiPort, apiUrl }: Settings,
  extra: Environment = {},
): Promise<Service> {
  const env = {
    PORT: String(port),
    ...(apiUrl ? { API_URL: apiUrl } : { API_PORT: String(apiPort) }),
    ...extra,
  };
  return startService('shop', 'shell/src/server/main.ts', 'shop listening', env);
}

/** How often to look whether whoever started this is still there, in milliseconds. */
const WATCH_INTERVAL = 500;

/**
 * Keeps the services running until Ctrl-C, or the end of npm (which hands a SIGTERM to its shell alone),
 * and stops all of them.
 */
export async function serveUntilStopped(services: Service[]): Promise<void> {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && stopping.abort(), WATCH_INTERVAL);
  stopping.signal.addEventListener('abort', () => console.log('Stopping …'), { once: true });
  await Promise.all(services.map((service) => keepRunning(service, stopping.signal)));
  clearInterval(watch);
}
