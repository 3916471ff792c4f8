import { useStoreInfo } from '@storefront/host';
import { useLocation, useMatches } from '@storefront/host/router';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isPageHandle } from '../navigation/page-handle';
import { PENDING_DATA } from '../navigation/page-loader';
import { innermostMeta, storeMeta } from '../page/page-meta';
import { focusHeading } from '../page/focus-heading';

/**
 * Updates the document's title and description. After a navigation screen readers announce the title,
 * and the page's heading gets the focus.
 */
export function RouteAnnouncer() {
  const matches = useMatches();
  const { pathname, search } = useLocation();
  const storeInfo = useStoreInfo((state) => state);
  const page = matches.map(({ handle }) => handle).find(isPageHandle);
  // A page that is shown before its code has loaded has no title yet.
  useSyncExternalStore(page?.subscribe ?? subscribeToNothing, codeVersion, codeVersion);
  const [announced, setAnnounced] = useState('');
  const shown = useRef<{ pathname: string; search: string; title: string }>(undefined);

  function codeVersion() {
    return page?.version();
  }

  const meta = innermostMeta(
    matches.map(({ handle, params, loaderData }) => ({ handle, params, data: loaderData })),
    { url: new URL(pathname + search, 'http://localhost'), storeInfo },
  );
  const isPending = matches.some(({ loaderData }) => loaderData === PENDING_DATA);
  const { title, description } = meta ?? storeMeta(storeInfo);
  const [openedAt] = useState(pathname + search);
  // Until its code is loaded, the page that was opened keeps the server's title.
  const keepsServerTitle = !meta && pathname + search === openedAt;

  useEffect(() => {
    if (keepsServerTitle) return;
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description ?? '');
  }, [keepsServerTitle, title, description]);

  useEffect(() => {
    // A page that is still loading has no heading yet, and its title may still change.
    if (isPending) return;
    const last = shown.current;
    shown.current = { pathname, search, title: keepsServerTitle ? document.title : title };
    // A new page has another path, or another query with another title: a category, for instance.
    const isNewPage =
      last !== undefined &&
      (last.pathname !== pathname || (last.search !== search && last.title !== title));
    if (!isNewPage) return;
    setAnnounced(title);
    focusHeading();
  }, [pathname, search, title, keepsServerTitle, isPending]);

  return (
    <div className="visually-hidden" aria-live="assertive">
      {announced}
    </div>
  );
}

function subscribeToNothing() {
  return () => undefined;
}
