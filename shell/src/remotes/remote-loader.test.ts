import type { RemoteVersion } from '@storefront/shared/contracts/registry';
import type { RemoteRoutes } from '@storefront/shared/host';
import { RemoteUnavailableError } from './federation';
import type { LiveRemote } from './live-remotes';
import { createRemoteLoader } from './remote-loader';

function version(name: string): RemoteVersion {
  return {
    url: `/apps/mf-x/${name}/browser/remoteEntry.js`,
    metadata: { version: name },
    deployment: { traffic: 100, default: true },
    extras: { routes: [], hostContract: '1.0.0' },
  };
}

const remote: LiveRemote = { name: 'mf-x', versions: [version('2.0.0'), version('1.0.0')] };
const Page = () => null;
const routes: RemoteRoutes = { home: { lazy: () => Promise.resolve({ Component: Page }) } };

test('takes the first version that loads', async () => {
  const loader = createRemoteLoader({ loadRoutes: () => Promise.resolve(routes), timeoutMs: 100 });
  await expect(loader.load(remote, 'home')).resolves.toMatchObject({
    Component: Page,
    version: '2.0.0',
  });
});

test('falls back to the previous version, and stays with it', async () => {
  const tried: string[] = [];
  const loader = createRemoteLoader({
    loadRoutes: (_, { metadata }) => {
      tried.push(metadata.version);
      return metadata.version === '2.0.0'
        ? Promise.reject(new Error('broken'))
        : Promise.resolve(routes);
    },
    timeoutMs: 100,
  });
  await expect(loader.load(remote, 'home')).resolves.toMatchObject({ version: '1.0.0' });
  await loader.load(remote, 'home');
  expect(tried).toEqual(['2.0.0', '1.0.0', '1.0.0']);
});

test('falls back when the code of the page, not its routes, is what fails', async () => {
  const loader = createRemoteLoader({
    loadRoutes: (_, { metadata }) =>
      Promise.resolve(
        metadata.version === '2.0.0'
          ? { home: { lazy: () => Promise.reject(new Error('chunk gone')) } }
          : routes,
      ),
    timeoutMs: 100,
  });
  await expect(loader.load(remote, 'home')).resolves.toMatchObject({ version: '1.0.0' });
});

test('once every version has failed, the next try starts at the newest', async () => {
  let down = true;
  const loader = createRemoteLoader({
    loadRoutes: () => (down ? Promise.reject(new Error('503')) : Promise.resolve(routes)),
    timeoutMs: 100,
  });
  await expect(loader.load(remote, 'home')).rejects.toThrow(RemoteUnavailableError);
  down = false;
  await expect(loader.load(remote, 'home')).resolves.toMatchObject({ version: '2.0.0' });
});

test('a remote that hangs fails within the time given', async () => {
  const loader = createRemoteLoader({
    loadRoutes: () => new Promise(() => undefined),
    timeoutMs: 20,
  });
  await expect(loader.load(remote, 'home')).rejects.toThrow("mf-x can't be loaded right now.");
});

test('tells the route before the code of the page has arrived', async () => {
  const order: string[] = [];
  const loader = createRemoteLoader({
    loadRoutes: () =>
      Promise.resolve({
        home: {
          lazy: () => {
            order.push('code');
            return Promise.resolve({ Component: Page });
          },
        },
      }),
    timeoutMs: 100,
  });
  await loader.load(remote, 'home', () => order.push('data'));
  expect(order).toEqual(['data', 'code']);
});
