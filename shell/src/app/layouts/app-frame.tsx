import { Outlet, ScrollRestoration } from '@storefront/host/router';
import { Suspense } from 'react';
import { NavigationProgress } from '../../chrome/navigation-progress';
import { RouteAnnouncer } from '../../chrome/route-announcer';
import { scrollKey } from '../../navigation/scroll-key';
import { useShellStores } from '../../state/shell-stores';
import { Toaster } from '../../toasts/toaster';

/** What surrounds every page, whichever layout it has. */
export function AppFrame() {
  const { toasts } = useShellStores();
  return (
    <>
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
