import { createReleaseMonitor } from './releases/release-monitor';
import { parseTrialReports } from './releases/trial-report';
import {
  CANARY,
  recordPages,
  REMOTE,
  registryWithCanary,
} from './releases/testing/release-fixtures';
import { createLocalServer, isOnThisMachine } from './local-server';

test('/releases has what was counted of the versions on trial; without teams there is no console', async () => {
  const monitor = createReleaseMonitor({ cacheSeconds: 10 });
  recordPages(monitor, CANARY, { visitors: 4, failed: 1 });
  const app = await createLocalServer({
    reports: () => monitor.reports(registryWithCanary()),
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(`${origin}/releases`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(parseTrialReports(await response.json())).toMatchObject([
    { app: REMOTE, version: CANARY, visitors: 3 },
  ]);
  expect((await fetch(`${origin}/console`)).status).toBe(404);
  expect(() => parseTrialReports({ trials: [{}] })).toThrow('no list of versions');
  await app.close();
});

test.each([
  ['127.0.0.1', true],
  ['localhost', true],
  ['::1', true],
  ['::', false],
  ['0.0.0.0', false],
  ['10.0.0.5', false],
  ['127.example.com', false],
])('whether only this machine reaches %s: %s', (host, isLocal) => {
  expect(isOnThisMachine(host)).toBe(isLocal);
});
