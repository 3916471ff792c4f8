import type { RemoteRoute } from '@storefront/host';
import { RouterContextProvider, type LoaderFunctionArgs } from '@storefront/host/router';
import { createPageCode } from './page-code';
import type { RegisteredRemote } from '../remotes/registered-remotes';
import type { LoadedPage, RemoteLoader } from '../remotes/remote-loader';
import { remoteVersion } from '../remotes/testing/remote-version';

const remote: RegisteredRemote = {
  name: 'mf-x',
  versions: [remoteVersion({ version: '2.0.0' })],
};

const ARGS: LoaderFunctionArgs = {
  request: new Request('http://shop.example/'),
  url: new URL('http://shop.example/'),
  pattern: '/',
  params: {},
  context: new RouterContextProvider(),
};

/** A page of one version, with a loader that returns that version. */
function pageOf(version: string): LoadedPage {
  const route: RemoteRoute = {
    loader: () => version,
    lazy: () => Promise.reject(new Error('Loaded by the test.')),
  };
  return { Component: () => null, route, version };
}

/** The code of a page that the server rendered with version 2.0.0, and the mock that loads it. */
function renderedPage(load: () => Promise<LoadedPage>) {
  const calls = jest.fn<Promise<LoadedPage>, Parameters<RemoteLoader['load']>>(
    async (_, __, onRoute) => {
      const page = await load();
      onRoute?.(page.route);
      return page;
    },
  );
  const code = createPageCode({
    remote,
    routeId: 'home',
    loader: { load: calls },
    renderedVersion: '2.0.0',
  });
  return { code, calls };
}

test('shows the code that the server rendered with as soon as it is loaded', async () => {
  const page = pageOf('2.0.0');
  const { code } = renderedPage(() => Promise.resolve(page));
  await expect(code.loadRendered()).resolves.toBe(true);
  await expect(code.rendered).resolves.toBe(page);
  expect(code.shown()).toBe(page);
});

test('shows code of another version only once that version’s data has loaded', async () => {
  const page = pageOf('1.0.0');
  const { code, calls } = renderedPage(() => Promise.resolve(page));
  await expect(code.loadRendered()).resolves.toBe(false);
  expect(code.loaded()).toBe(page);
  expect(code.shown()).toBeUndefined();

  const loaded = await code.loadWithData(ARGS);
  expect(loaded).toEqual({ page, data: '1.0.0' });
  expect(code.shown()).toBeUndefined();
  code.show(loaded.page);
  expect(code.shown()).toBe(page);
  expect(calls).toHaveBeenCalledTimes(1);
});

test('passes the failure of the first load to the router, and loads again after that', async () => {
  let isDown = true;
  const page = pageOf('2.0.0');
  const { code, calls } = renderedPage(() =>
    isDown ? Promise.reject(new Error('503')) : Promise.resolve(page),
  );
  await expect(code.loadRendered()).resolves.toBe(false);
  await expect(code.loadWithData(ARGS)).rejects.toThrow('503');
  expect(calls).toHaveBeenCalledTimes(1);
  isDown = false;
  await expect(code.loadWithData(ARGS)).resolves.toEqual({ page, data: '2.0.0' });
});
