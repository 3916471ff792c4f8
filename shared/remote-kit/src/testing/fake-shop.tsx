import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import {
  HostProvider,
  loaderServices,
  type FragmentSlotProps,
  type LoaderServices,
  type RemoteFragments,
  type RemoteRoute,
  type RemoteRoutes,
} from '@storefront/host';
import type { RemoteDescriptor } from '@storefront/host/contracts/remote';
import {
  createBrowserRouter,
  RouterContextProvider,
  RouterProvider,
  useLocation,
} from '@storefront/host/router';
import { createTestHost, type FakeResponses } from './create-test-host';

interface FakeShop {
  remote: RemoteDescriptor;
  routes: RemoteRoutes;
  fragments?: RemoteFragments;
  /** What the API responds, as in tests with `createTestHost`. */
  responses?: FakeResponses;
  /** Beside every page: the shop's global styles, for instance. */
  children?: ReactNode;
}

/**
 * Shows a remote in a browser without a shop: its pages at their paths, its own fragments on them, and responses of the
 * API that were written for it. What it calls and sends to the shell is in `window.fakeShop`, as `calls` and `commands`.
 */
export function openFakeShop({
  remote,
  routes,
  fragments = {},
  responses = {},
  children,
}: FakeShop) {
  const { host, calls, commands } = createTestHost({ responses });
  const services: LoaderServices = {
    http: host.http,
    storeInfo: () => Promise.resolve(host.storeInfo.getState()),
  };
  Object.assign(window, { fakeShop: { calls, commands } });
  const pages = Object.entries(remote.routes).map(([id, { path }]) => {
    const route = routes[id];
    return {
      path,
      loader: route?.loader ?? (() => null),
      Component: pageOf(id, route),
      HydrateFallback: Loading,
    };
  });
  const router = createBrowserRouter([...pages, { path: '*', Component: Elsewhere }], {
    getContext() {
      const context = new RouterContextProvider();
      context.set(loaderServices, services);
      return context;
    },
  });
  const own = { fragments, services };
  const FragmentSlot = (props: FragmentSlotProps) => <OwnFragment {...props} own={own} />;
  const element = document.createElement('div');
  document.body.append(element);
  createRoot(element).render(
    <HostProvider host={{ ...host, FragmentSlot }}>
      {children}
      <RouterProvider router={router} />
    </HostProvider>,
  );
}

/** A page whose code is loaded when it is shown first. */
function pageOf(id: string, route: RemoteRoute | undefined) {
  const Page = lazy(async () => {
    if (!route) throw new Error(`There is no page ${id}.`);
    return { default: (await route.lazy()).Component };
  });
  return () => (
    <Suspense>
      <Page />
    </Suspense>
  );
}

function Loading() {
  return null;
}

/** Where a link to a page of another team leads. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`Another team’s page: ${pathname}${search}`}</p>;
}

interface OwnFragmentProps extends FragmentSlotProps {
  own: { fragments: RemoteFragments; services: LoaderServices };
}

/** A fragment of the remote itself; one of another team leaves its place empty. */
function OwnFragment({ name, props, own, onShown }: OwnFragmentProps) {
  const [content, setContent] = useState<ReactNode>();
  const json = JSON.stringify(props);
  useEffect(() => {
    const { fragments, services } = own;
    const fragment = fragments[name];
    if (!fragment) return undefined;
    const controller = new AbortController();
    const given = JSON.parse(json) as typeof props;
    const { signal } = controller;
    const load = async () => {
      const { Component } = await fragment.lazy();
      const data = await fragment.loader?.({ props: given, signal, ...services });
      if (signal.aborted) return;
      setContent(<Component props={given} data={data} />);
      onShown?.();
    };
    void load();
    return () => controller.abort();
  }, [name, json, own, onShown]);
  return <section data-fragment={name}>{content}</section>;
}
