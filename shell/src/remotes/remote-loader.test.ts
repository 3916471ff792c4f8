import type { RemoteRoutes } from '@storefront/host';
import { RemoteUnavailableError } from './load-module';
import type { RegisteredRemote } from './registered-remotes';
import { createRemoteLoader } from './remote-loader';
import { remoteVersion } from './testing/remote-version';

function version(name: string, hostContract?: string) {
  return remoteVersion({ version: name, ...(hostContract && { hostContract }) });
}

const remote: RegisteredRemote = { name: 'mf-x', versions: [version('2.0.0'), version('1.0.0')] };
const Page = () => null;
const routes: RemoteRoutes = { home: { lazy: () => Promise.resolve({ Component: Page }) } };

test('uses the first version that loads', async () => {
  const loader = createRemoteLoader({ loadModule: () => Promise.resolve(routes), timeoutMs: 100 });
  await expect(loader.load(remote, 'home')).resolves.toMatchObject({
    Component: Page,
    version: '2.0.0',
  });
});

test('skips a version that needs a newer host contract, without loading its code', async () => {
  const tried: string[] = [];
  const failures: string[] = [];
  const loader = createRemoteLoader({
    loadModule: (_, { metadata }) => {
      tried.push(metadata.version);
      return Promise.resolve(routes);
    },
    onFailure: (name, failed) => failures.push(`${name} ${failed}`),
    timeoutMs: 100,
  });
  const versions: RegisteredRemote['versions'] = [version('2.0.0', '99.0.0'), version('1.0.0')];
  await expect(loader.load({ name: 'mf-x', versions }, 'home')).resolves.toMatchObject({
    version: '1.0.0',
  });
  expect(tried).toEqual(['1.0.0']);
  expect(failures).toEqual(['mf-x 2.0.0']);
});

test('falls back to the previous version and keeps using it', async () => {
  const tried: string[] = [];
  const loader = createRemoteLoader({
    loadModule: (_, { metadata }) => {
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

test('falls back when the routes load but the code of the page fails', async () => {
  const loader = createRemoteLoader({
    loadModule: (_, { metadata }) =>
      Promise.resolve(
        metadata.version === '2.0.0'
          ? { home: { lazy: () => Promise.reject(new Error('chunk gone')) } }
          : routes,
      ),
    timeoutMs: 100,
  });
  await expect(loader.load(remote, 'home')).resolves.toMatchObject({ version: '1.0.0' });
});

test('starts at the newest version again after every version has failed', async () => {
  let down = true;
  const loader = createRemoteLoader({
    loadModule: () => (down ? Promise.reject(new Error('503')) : Promise.resolve(routes)),
    timeoutMs: 100,
  });
  await expect(loader.load(remote, 'home')).rejects.toThrow(RemoteUnavailableError);
  down = false;
  await expect(loader.load(remote, 'home')).resolves.toMatchObject({ version: '2.0.0' });
});

test('fails a remote that hangs when the time limit is over', async () => {
  const loader = createRemoteLoader({
    loadModule: () => new Promise(() => undefined),
    timeoutMs: 20,
  });
  await expect(loader.load(remote, 'home')).rejects.toThrow("mf-x can't be loaded right now.");
});

test('calls back with the route before the code of the page is loaded', async () => {
  const order: string[] = [];
  const loader = createRemoteLoader({
    loadModule: () =>
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

test('goes on to the previous version after one whose page threw, and starts again after the last', async () => {
  const loader = createRemoteLoader({ loadModule: () => Promise.resolve(routes), timeoutMs: 100 });
  for (const expected of ['2.0.0', '1.0.0', '2.0.0']) {
    await expect(loader.load(remote, 'home')).resolves.toMatchObject({ version: expected });
    loader.markFailed(remote, expected);
  }
});
