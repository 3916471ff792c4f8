import { pagePaths } from '@storefront/shared/contracts';
import { useLocation, useNavigate } from '@storefront/shared/router';
import { BREAKPOINT } from '@storefront/shared/theme';
import {
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type MouseEvent,
} from 'react';
import { useStore } from 'zustand';
import { useShellStores } from '../../state/shell-stores';
import { opensElsewhere } from '../opens-elsewhere';
import { useOnNavigation } from '../use-on-navigation';
import type { BagDrawerProps } from './bag-drawer';

/** Where the cart is on the page already, or on its way to the payment. */
const PAGES_WITHOUT_DRAWER: string[] = [pagePaths.cart, pagePaths.checkout];

/**
 * The drawer of the header's bag, on wide screens: opened by the bag, and by what is added on a page that stays. A
 * navigation closes it, as soon as it begins.
 */
export function useBagDrawer() {
  const location = useLocation();
  const navigate = useNavigate();
  const isAvailable = useWideScreen() && !PAGES_WITHOUT_DRAWER.includes(location.pathname);
  const [BagDrawer, setBagDrawer] = useState<ComponentType<BagDrawerProps>>();
  const [isReady, setIsReady] = useState(false);
  const { bag } = useShellStores();
  const openedBy = useStore(bag, (state) => state.openedBy);
  const isOpen = openedBy === 'link' || (openedBy === 'addition' && isReady);
  const close = useCallback(() => bag.setState({ openedBy: undefined }), [bag]);

  // The focus is back at the bag by the time at which the next page's heading gets it.
  useOnNavigation(close);

  const load = useCallback(
    () =>
      import(/* webpackChunkName: "bag-drawer" */ './bag-drawer').then((module) =>
        setBagDrawer(() => module.BagDrawer),
      ),
    [],
  );

  /** A link leads to its page; what was added is in the cart without it, and a toast says so. */
  const giveUp = useCallback(() => {
    close();
    if (openedBy === 'link') void navigate(pagePaths.cart);
  }, [close, openedBy, navigate]);

  useEffect(() => {
    if (openedBy === undefined) return;
    if (isAvailable) load().catch(giveUp);
    else close();
  }, [openedBy, isAvailable, load, giveUp, close]);

  const isOnItsWay = openedBy === 'addition' && !isReady;
  useEffect(() => (isOnItsWay ? onNextAction(close) : undefined), [isOnItsWay, close]);

  /** Fetches the drawer and what is in it. */
  function prepare() {
    // A click tries again.
    if (isAvailable) load().catch(() => undefined);
  }

  /** Opens it instead of the page that a link leads to. */
  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (!isAvailable || opensElsewhere(event)) return;
    event.preventDefault();
    // Not every browser focuses a link that is clicked, and the drawer gives the focus back.
    event.currentTarget.focus();
    bag.setState({ openedBy: 'link' });
  }

  const onReady = useCallback(() => setIsReady(true), []);
  const drawer = { open: isOpen, onReady, onClose: close, onUnavailable: giveUp };
  return { isAvailable, BagDrawer, drawer, open, prepare };
}

/** Calls back when the shopper goes on with something else: a drawer that is late must not interrupt that. */
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
