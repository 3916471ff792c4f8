import { GlobalStyles } from '@storefront/shared/theme/global';
import { type Location, Outlet, ScrollRestoration } from '@storefront/shared/router';
import { Suspense } from 'react';
import { NavigationProgress } from '../../chrome/navigation-progress';
import { RouteAnnouncer } from '../../chrome/route-announcer';
import { useShellStores } from '../../state/shell-stores';
import { Toaster } from '../../toasts/toaster';

/**
 * What a scroll position is kept by. Links within a page are the browser's own, and all their history entries
 * have the key of the page that was loaded; with its position, they would lead back to where they are.
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
      {/* Hydrated after the header: it moves into an open dialog, which the server's menu may be. */}
      <Suspense>
        <Toaster store={toasts} />
      </Suspense>
      <RouteAnnouncer />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
