import type { createBrowserRouter } from '@storefront/shared/router';
import { observeDialogs, openDialogs } from './open-dialogs';
import { dismissErrors, dismissToasts, type ToastStore } from './toast.store';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/**
 * A toast shown so shortly before a navigation, or before a dialog opens, belongs to it (a redirect to the
 * sign-in, for instance) and stays; in milliseconds.
 */
const GRACE = 500;

/**
 * Dismisses toasts when the shopper leaves the page that they were about. Uses the router's state and
 * not an effect of a component: a busy browser renders the next page much later.
 */
export function dismissToastsOnNavigation(store: ToastStore, router: Router): void {
  let shownPath = router.state.location.pathname;
  let leftAt = router.state.initialized ? undefined : Date.now();

  router.subscribe(({ navigation, location: { pathname } }) => {
    if (navigation.state !== 'idle') {
      leftAt ??= Date.now();
      return;
    }
    if (pathname !== shownPath) dismissToasts(store, (leftAt ?? Date.now()) - GRACE);
    shownPath = pathname;
    leftAt = undefined;
  });
}

/**
 * Dismisses toasts when a dialog opens, whose content they would cover; returns the function that ends this.
 */
export function dismissToastsOnDialog(store: ToastStore): () => void {
  let known = openDialogs();

  return observeDialogs(() => {
    const open = openDialogs();
    if (open.some((dialog) => !known.includes(dialog))) dismissToasts(store, Date.now() - GRACE);
    known = open;
  });
}

/** Dismisses the errors of the last try when a form is submitted again, before this one can fail. */
export function dismissErrorsOnSubmit(store: ToastStore, document: Document): void {
  document.addEventListener('submit', () => dismissErrors(store), { capture: true });
}
