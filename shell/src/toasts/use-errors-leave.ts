import { useLocation, useNavigation } from '@storefront/shared/router';
import { useEffect, useRef } from 'react';
import { dismissErrorsBefore, type ToastStore } from './toast.store';

/** An error that comes so shortly before a page is left is about where it leads to, in milliseconds. */
const ON_THE_WAY = 500;

/** Errors stay until they are dismissed, or until the shopper leaves the page that they were about. */
export function useErrorsLeave(store: ToastStore): void {
  const { pathname } = useLocation();
  const leaving = useNavigation().state !== 'idle';
  const leftAt = useRef<number>(undefined);
  const shownPath = useRef(pathname);

  useEffect(() => {
    if (leaving) leftAt.current = Date.now();
  }, [leaving]);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    dismissErrorsBefore(store, (leftAt.current ?? Date.now()) - ON_THE_WAY);
    shownPath.current = pathname;
    leftAt.current = undefined;
  }, [store, pathname]);
}
