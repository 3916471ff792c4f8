import { pagePaths } from '@storefront/host/contracts';
import type { Access, Layout } from '@storefront/host/contracts/remote';
import { data, redirect, type MiddlewareFunction, type RouteObject } from '@storefront/host/router';
import { createDelegatingRoute, type DelegatingRouteOptions } from '../navigation/delegating-route';
import { OFFLINE_PATH } from '../offline/offline-path';
import { OfflinePage } from '../offline/page/offline-page';
import type { RegisteredRemote } from '../remotes/registered-remotes';
import { t } from '../messages/t';
import { AppFrame } from './layouts/app-frame';
import { AuthLayout } from './layouts/auth-layout';
import { FrameErrorFallback } from './layouts/frame-error-fallback';
import { MainLayout } from './layouts/main-layout';
import { NotFoundPage } from './not-found-page';

interface RoutesOptions extends DelegatingRouteOptions {
  remotes: RegisteredRemote[];
  /** Runs before protected pages; only in the browser, because the server doesn't know the session. */
  guard?: MiddlewareFunction;
  /** Called when the shell's own part of a page threw. */
  onFrameError?: (error: unknown) => void;
}

/** Id of the route around the protected pages, which only the browser loads. */
export const GUARD_ID = 'guard';

/** All routes of the shop: the remotes' patterns in their layouts, and the shell's own pages. */
export function createRoutes({
  remotes,
  guard,
  onFrameError,
  ...options
}: RoutesOptions): RouteObject[] {
  function pages(layout: Layout, access: Access): RouteObject[] {
    return remotes.flatMap((remote) =>
      remote.versions[0].extras.routes
        .filter((route) => route.layout === layout && route.access === access)
        .map((route) => createDelegatingRoute(remote, route, options)),
    );
  }

  const guarded: RouteObject = {
    id: GUARD_ID,
    ...(guard ? { middleware: [guard] } : {}),
    children: pages('main', 'protected'),
  };

  return [
    {
      id: 'frame',
      Component: AppFrame,
      ErrorBoundary: () => <FrameErrorFallback onError={onFrameError} />,
      children: [
        { id: 'auth', Component: AuthLayout, children: pages('auth', 'public') },
        {
          id: 'main',
          Component: MainLayout,
          children: [...pages('main', 'public'), guarded, ...ownPages()],
        },
      ],
    },
  ];
}

/** The offline page, the 404 page (RT-05), and the policy route's redirect for a single unknown segment (RT-06). */
function ownPages(): RouteObject[] {
  const notFound: RouteObject = {
    loader: () => data(null, { status: 404 }),
    handle: { meta: () => ({ title: t('Page not found'), noIndex: true }) },
    Component: NotFoundPage,
  };
  const offline: RouteObject = {
    path: OFFLINE_PATH.slice(1),
    loader: () => null,
    handle: { meta: () => ({ title: t('Offline'), noIndex: true }) },
    Component: OfflinePage,
  };
  return [
    offline,
    { path: '404', ...notFound },
    { path: ':policyType', loader: () => redirect(pagePaths.notFound) },
    { path: '*', ...notFound },
  ];
}
