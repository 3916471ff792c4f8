import { pagePaths } from '@storefront/shared/contracts';
import { useLocation, useNavigate } from '@storefront/shared/router';
import { useCallback, useState, type ComponentType, type MouseEvent } from 'react';
import { opensElsewhere } from '../opens-elsewhere';
import { useOnNavigation } from '../use-on-navigation';
import type { SearchSheetProps } from './search-sheet';

/** The sheet of the header's search. A navigation closes it as soon as it begins. */
export function useSearchSheet() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // The search page needs no sheet.
  const isAvailable = pathname !== pagePaths.search;
  const [isOpen, setIsOpen] = useState(false);
  const [SearchSheet, setSearchSheet] = useState<ComponentType<SearchSheetProps>>();

  const close = useCallback(() => setIsOpen(false), []);
  useOnNavigation(close);

  const giveUp = useCallback(() => {
    close();
    void navigate(pagePaths.search);
  }, [close, navigate]);

  const load = () =>
    import(/* webpackChunkName: "search-sheet" */ './search-sheet').then((module) =>
      setSearchSheet(() => module.SearchSheet),
    );

  /** Loads the sheet and its content. */
  function prepare() {
    // A click retries.
    if (isAvailable) load().catch(() => undefined);
  }

  /** Opens the sheet instead of the link's page. */
  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (!isAvailable || opensElsewhere(event)) return;
    event.preventDefault();
    // Not every browser focuses a link that is clicked, and the sheet gives the focus back.
    event.currentTarget.focus();
    setIsOpen(true);
    load().catch(giveUp);
  }

  const sheet = { open: isOpen, onClose: close, onUnavailable: giveUp };
  return { isAvailable, SearchSheet, sheet, open, prepare };
}
