import { GlobalStyles } from '@storefront/shared/theme/global';
import { type Location, Outlet, ScrollRestoration } from '@storefront/shared/router';
import { Suspense } from 'react';
import { NavigationProgress } from '../../chrome/navigation-progress';
import { RouteAnnouncer } from '../../chrome/route-announcer';
import { useShellStores } from '../../state/shell-stores';
import { Toaster } from '../../toasts/toaster';

/**
 * The key that a scroll position is saved under. The browser handles links within a page, and all their
 * history entries share the key of the loaded page: without the hash, such a link would restore the
 * position that the page already has.
 */
function scrollKey({ key, hash }: Location): string {
  return key + hash;
}

/** What surrounds every page, whichever layout it has. */
export function AppFrame() {
  const { toasts } = useShellStores();
  return (
    <>
      <GlobalStyles />
      <NavigationProgress />
      <Outlet />
      {/* Hydrated after the header: the toaster moves into an open dialog, such as the server's menu. */}
      <Suspense>
        <Toaster store={toasts} />
      </Suspense>
      <RouteAnnouncer />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
