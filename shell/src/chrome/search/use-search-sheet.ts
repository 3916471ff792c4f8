import { pagePaths } from '@storefront/host/contracts';
import { useLocation, useNavigate } from '@storefront/host/router';
import { useCallback, useState } from 'react';
import { useLinkDialog } from '../dialogs/use-link-dialog';
import { useOnNavigation } from '../use-on-navigation';

const importSheet = () =>
  import(/* webpackChunkName: "search-sheet" */ './search-sheet').then(
    ({ SearchSheet }) => SearchSheet,
  );

/** The sheet of the header's search. A navigation closes it as soon as it begins. */
export function useSearchSheet() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // The search page needs no sheet.
  const isAvailable = pathname !== pagePaths.search;
  const [isOpen, setIsOpen] = useState(false);

  const close = useCallback(() => setIsOpen(false), []);
  useOnNavigation(close);

  const openPageInstead = useCallback(() => {
    close();
    void navigate(pagePaths.search);
  }, [close, navigate]);

  const { Dialog, open, prepare } = useLinkDialog({
    isAvailable,
    importDialog: importSheet,
    isWanted: isOpen,
    onOpen: () => setIsOpen(true),
    onFailure: openPageInstead,
  });
  const sheet = { open: isOpen, onClose: close, onUnavailable: openPageInstead };
  return { isAvailable, SearchSheet: Dialog, sheet, open, prepare };
}
