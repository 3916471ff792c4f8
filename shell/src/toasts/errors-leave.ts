import type { createBrowserRouter } from '@storefront/shared/router';
import { dismissErrors, type ToastStore } from './toast.store';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** An error that comes so shortly before a page is left is about where it leads to, in milliseconds. */
const ON_THE_WAY = 500;

/**
 * Errors stay until they are dismissed, or until the shopper leaves the page that they were about.
 * The router tells when that is: a busy browser draws the pages much later.
 */
export function errorsLeaveWithTheirPage(store: ToastStore, router: Router): void {
  let shownPath = router.state.location.pathname;
  let leftAt = router.state.initialized ? undefined : Date.now();

  router.subscribe(({ navigation, location: { pathname } }) => {
    if (navigation.state !== 'idle') {
      leftAt ??= Date.now();
      return;
    }
    if (pathname !== shownPath) dismissErrors(store, (leftAt ?? Date.now()) - ON_THE_WAY);
    shownPath = pathname;
    leftAt = undefined;
  });
}

/** A form that is sent anew takes back what was said of the last try, before it is told of this one. */
export function errorsLeaveWithTheNextTry(store: ToastStore, document: Document): void {
  document.addEventListener('submit', () => dismissErrors(store), { capture: true });
}
