import { GlobalStyles } from '@storefront/shared/theme/global';
import { Outlet, ScrollRestoration } from '@storefront/shared/router';
import { NavigationProgress } from '../chrome/navigation-progress';
import { RouteAnnouncer } from '../chrome/route-announcer';
import { Toaster } from '../toasts/toaster';

/** What surrounds every page in either layout. */
export function AppFrame() {
  return (
    <>
      <GlobalStyles />
      <NavigationProgress />
      <Outlet />
      <Toaster />
      <RouteAnnouncer />
      <ScrollRestoration />
    </>
  );
}
