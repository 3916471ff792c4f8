import { pagePaths } from '@storefront/host/contracts';
import { useLocation, useNavigate } from '@storefront/host/router';
import { BREAKPOINT } from '@storefront/ui/theme';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { useShellStores } from '../../state/shell-stores';
import { useLinkDialog } from '../dialogs/use-link-dialog';
import { useOnNavigation } from '../use-on-navigation';

/** Pages that show the cart already, or lead to its payment. */
const PAGES_WITHOUT_DRAWER: string[] = [pagePaths.cart, pagePaths.checkout];

const importDrawer = () =>
  import(/* webpackChunkName: "bag-drawer" */ './bag-drawer').then(({ BagDrawer }) => BagDrawer);

/**
 * The drawer of the header's bag, on wide screens: opened by the bag's link, and by adding to the cart
 * without leaving the page. A navigation closes it as soon as it begins.
 */
export function useBagDrawer() {
  const location = useLocation();
  const navigate = useNavigate();
  const isAvailable = useWideScreen() && !PAGES_WITHOUT_DRAWER.includes(location.pathname);
  const [isReady, setIsReady] = useState(false);
  const { bag } = useShellStores();
  const openedBy = useStore(bag, (state) => state.openedBy);
  const isOpen = openedBy === 'link' || (openedBy === 'addition' && isReady);
  const close = useCallback(() => bag.setState({ openedBy: undefined }), [bag]);

  // Closing returns the focus to the bag before the next page's heading gets it.
  useOnNavigation(close);

  /** Closes the drawer and opens the link's page; an addition needs no drawer, because a toast confirms it. */
  const openPageInstead = useCallback(() => {
    close();
    if (openedBy === 'link') void navigate(pagePaths.cart);
  }, [close, openedBy, navigate]);

  useEffect(() => {
    if (openedBy !== undefined && !isAvailable) close();
  }, [openedBy, isAvailable, close]);

  const isOpening = openedBy === 'addition' && !isReady;
  useEffect(() => (isOpening ? onNextAction(close) : undefined), [isOpening, close]);

  const { Dialog, open, prepare } = useLinkDialog({
    isAvailable,
    importDialog: importDrawer,
    isWanted: openedBy !== undefined,
    onOpen: () => bag.setState({ openedBy: 'link' }),
    onFailure: openPageInstead,
  });
  const onReady = useCallback(() => setIsReady(true), []);
  const drawer = { open: isOpen, onReady, onClose: close, onUnavailable: openPageInstead };
  return { isAvailable, BagDrawer: Dialog, drawer, open, prepare };
}

/** Calls back on the shopper's next action: a drawer that loads late must not interrupt it. */
function onNextAction(callback: () => void): () => void {
  const actions = ['pointerdown', 'keydown', 'wheel'];
  const options = { capture: true };
  actions.forEach((action) => document.addEventListener(action, callback, options));
  return () => {
    actions.forEach((action) => document.removeEventListener(action, callback, options));
  };
}

const WIDE_SCREEN = `(min-width: ${BREAKPOINT}px)`;

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE_SCREEN);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** False on the server. */
function useWideScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE_SCREEN).matches,
    () => false,
  );
}
