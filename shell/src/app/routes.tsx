import type { Access, Layout } from '@storefront/shared/contracts/remote';
import {
  data,
  redirect,
  type MiddlewareFunction,
  type RouteObject,
} from '@storefront/shared/router';
import { delegatingRoute } from '../remotes/delegating-route';
import type { LiveRemote } from '../remotes/live-remotes';
import type { RemoteLoader } from '../remotes/remote-loader';
import { AppFrame } from './app-frame';
import { AuthLayout } from './auth-layout';
import { FrameFailure } from './frame-failure';
import { MainLayout } from './main-layout';
import { NotFoundPage } from './not-found-page';

interface RouteParts {
  remotes: LiveRemote[];
  loader: RemoteLoader;
  /** Runs before protected pages; in the browser alone, for only it knows who is signed in. */
  guard?: MiddlewareFunction;
  /** Told of a page that broke, with the version of the remote that it came from. */
  onBroken?: (remote: string, version: string, error: unknown) => void;
}

/** Id of the routes that wait behind the guard; the server leaves them to the browser. */
export const GUARD_ID = 'guard';

/** All routes of the shop: the remotes' patterns in their layouts, and the shell's own pages. */
export function createRoutes({ remotes, loader, guard, onBroken }: RouteParts): RouteObject[] {
  function pages(layout: Layout, access: Access): RouteObject[] {
    return remotes.flatMap((remote) =>
      remote.versions[0].extras.routes
        .filter((route) => route.layout === layout && route.access === access)
        .map((route) => delegatingRoute(remote, route, { loader, onBroken })),
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
      ErrorBoundary: FrameFailure,
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

/** The catch-all (RT-05) and, for single words that no page has, the policy route's redirect (RT-06). */
function ownPages(): RouteObject[] {
  const notFound: RouteObject = {
    loader: () => data(null, { status: 404 }),
    handle: { meta: () => ({ title: 'Page not found', noIndex: true }) },
    Component: NotFoundPage,
  };
  return [
    { path: '404', ...notFound },
    { path: ':policyType', loader: () => redirect('/404') },
    { path: '*', ...notFound },
  ];
}
