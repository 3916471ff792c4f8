import { render, type RenderResult } from '@testing-library/react';
import { HostProvider, loaderServices, type Host, type RemoteRoute } from '@storefront/host';
import {
  createMemoryRouter,
  RouterContextProvider,
  RouterProvider,
  useLocation,
  type DataRouter,
} from '@storefront/host/router';

interface RenderRouteOptions {
  host: Host;
  /** The route's pattern, as in the remote's descriptor. */
  path: string;
  /** The address to open; the pattern itself by default. */
  at?: string;
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p data-testid="elsewhere">{pathname + search}</p>;
}

/**
 * Opens a remote's route as the shell does: loader, code, component, in a separate router. When the page
 * navigates away, the element with the test id `elsewhere` shows the new address.
 */
export async function renderRoute(
  route: RemoteRoute,
  { host, path, at = path }: RenderRouteOptions,
): Promise<RenderResult & { router: DataRouter }> {
  const page = await route.lazy();
  const router = createMemoryRouter(
    [
      {
        path,
        loader: route.loader ?? (() => null),
        Component: page.Component,
        HydrateFallback: page.HydrateFallback ?? (() => null),
      },
      { path: '*', Component: Elsewhere },
    ],
    {
      initialEntries: [at],
      getContext() {
        const context = new RouterContextProvider();
        context.set(loaderServices, {
          http: host.http,
          storeInfo: () => Promise.resolve(host.storeInfo.getState()),
        });
        return context;
      },
    },
  );
  const view = render(
    <HostProvider host={host}>
      <RouterProvider router={router} />
    </HostProvider>,
  );
  return { ...view, router };
}
