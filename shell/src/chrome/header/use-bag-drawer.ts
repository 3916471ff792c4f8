import { pagePaths } from '@storefront/shared/contracts';
import { useLocation, useNavigate } from '@storefront/shared/router';
import { BREAKPOINT } from '@storefront/shared/theme';
import {
  useCallback,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type MouseEvent,
} from 'react';
import { useOnNavigation } from '../use-on-navigation';
import type { BagDrawerProps } from './bag-drawer';

/** Where the cart is on the page already, or on its way to the payment. */
const PAGES_WITHOUT_DRAWER: string[] = [pagePaths.cart, pagePaths.checkout];

/** The drawer of the header's bag, on wide screens. A navigation closes it, as soon as it begins. */
export function useBagDrawer() {
  const location = useLocation();
  const navigate = useNavigate();
  const isAvailable = useWideScreen() && !PAGES_WITHOUT_DRAWER.includes(location.pathname);
  const [BagDrawer, setBagDrawer] = useState<ComponentType<BagDrawerProps>>();
  const [isOpen, setIsOpen] = useState(false);

  // The focus is back at the bag by the time at which the next page's heading gets it.
  useOnNavigation(useCallback(() => setIsOpen(false), []));

  async function load() {
    const module = await import(/* webpackChunkName: "bag-drawer" */ './bag-drawer');
    setBagDrawer(() => module.BagDrawer);
  }

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
    setIsOpen(true);
    load().catch(() => navigate(pagePaths.cart));
  }

  return { isAvailable, BagDrawer, isOpen, close: () => setIsOpen(false), prepare, open };
}

/** True for a click that asks for a new tab or window, or for a download. */
function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
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
