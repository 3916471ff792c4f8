import type { DataRouter } from '@storefront/host/router';
import { dismissErrors, dismissToasts, type ToastStore } from './toast.store';

/**
 * Dismisses toasts when the shopper leaves the page that they were about. Uses the router's state and
 * not an effect of a component: a busy browser renders the next page much later.
 */
export function dismissToastsOnNavigation(
  store: ToastStore,
  router: Pick<DataRouter, 'state' | 'subscribe'>,
): void {
  let shownPath = router.state.location.pathname;
  let leftAt = router.state.initialized ? undefined : Date.now();

  router.subscribe(({ navigation, location: { pathname } }) => {
    if (navigation.state !== 'idle') {
      leftAt ??= Date.now();
      return;
    }
    if (pathname !== shownPath) dismissToasts(store, leftAt);
    shownPath = pathname;
    leftAt = undefined;
  });
}

/**
 * Dismisses the errors of the last try when the shopper changes a field, which an error may cover on a phone, or submits a form
 * again, before this one can fail.
 */
export function dismissErrorsOnRetry(store: ToastStore, document: Document): void {
  for (const event of ['input', 'submit']) {
    document.addEventListener(event, () => dismissErrors(store), { capture: true });
  }
}
