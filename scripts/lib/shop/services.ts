import { portInUseMessage } from '@storefront/tools/http-server';
import getPort from 'get-port';
import { readConfig } from '../../../api/src/settings/config';
import { DEMO_USER } from '../../../api/src/demo/demo-user';
import { hasMailbox, MAILBOX_PATH } from '../../../api/src/demo/mailbox/mailbox';
import { keepRunning } from './keep-running';
import { startService, StepFailedError, type Service } from '../processes';
import { demoSetting, languagesSetting, servesDemo } from '../settings/demo-setting';
import type { Settings } from '../settings/read-settings';

type Environment = Record<string, string>;

/** Throws `StepFailedError` that names a port which another program uses. */
export async function requireFreePorts({ port, apiPort, apiUrl }: Settings): Promise<void> {
  await requireFreePort('PORT', port);
  if (!apiUrl) await requireFreePort('API_PORT', apiPort);
}

/** Throws `StepFailedError` that names the setting if another program uses the port. */
export async function requireFreePort(name: 'PORT' | 'API_PORT', port: number): Promise<void> {
  if ((await getPort({ port })) === port) return;
  throw new StepFailedError(portInUseMessage(port, name));
}

/** Variables for the API that a command starts, besides those of the environment. */
function apiEnvironment({ port, apiPort }: Pick<Settings, 'port' | 'apiPort'>): Environment {
  return {
    API_PORT: String(apiPort),
    DEMO: demoSetting(process.env),
    ...languagesSetting(process.env),
    SHOP_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
  };
}

/** Starts the API, unless the settings name another one. */
export async function startApi(
  { port, apiPort, apiUrl }: Settings,
  extra: Environment = {},
): Promise<Service[]> {
  if (apiUrl) return [];
  const env = { ...apiEnvironment({ port, apiPort }), ...extra };
  return [await startService('api', 'api/src/server.ts', 'api listening', env)];
}

/** The lines that name the demo's login and mailbox; empty if the shop's API doesn't serve the demo. */
export function demoNotes(settings: Settings): string {
  if (settings.apiUrl || !servesDemo(process.env)) return '';
  const login = `  Login  ${DEMO_USER.email} / ${DEMO_USER.password}\n`;
  const config = readConfig({ ...process.env, ...apiEnvironment(settings) });
  return hasMailbox(config) ? `${login}  Mails  ${config.publicUrl}${MAILBOX_PATH}\n` : login;
}

/** Starts the page server. */
export async function startPageServer(
  { port, apiPort, apiUrl }: Settings,
  extra: Environment = {},
): Promise<Service> {
  const env = {
    PORT: String(port),
    ...languagesSetting(process.env),
    ...(apiUrl ? { API_URL: apiUrl } : { API_PORT: String(apiPort) }),
    ...extra,
  };
  return startService('shop', 'shell/src/server/main.ts', 'shop listening', env);
}

/** How often to check whether the parent process is still running, in milliseconds. */
const WATCH_INTERVAL = 500;

/**
 * Keeps the services running until Ctrl-C, or until npm ends (it passes a SIGTERM only to its shell), and
 * stops all of them.
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
