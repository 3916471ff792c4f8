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
 * Dismisses the errors of the last try when the shopper submits a form again, before this one can fail, or changes a field,
 * which an error may cover on a phone. The field comes first: if anything is rendered before React has read what was typed, the
 * field gets its old text back.
 */
export function dismissErrorsOnRetry(store: ToastStore, document: Document): void {
  document.addEventListener('submit', () => dismissErrors(store), { capture: true });
  document.addEventListener('input', () => dismissErrors(store));
}
