import { useStoreInfo } from '@storefront/shared/host';
import { useLocation, useMatches } from '@storefront/shared/router';
import { useEffect, useRef, useState } from 'react';
import { pageMeta } from '../page/page-meta';
import { focusHeading } from '../page/focus-heading';

/**
 * Updates the document's title and description. After a navigation screen readers announce the title,
 * and the page's heading gets the focus.
 */
export function RouteAnnouncer() {
  const matches = useMatches();
  const { pathname, search } = useLocation();
  const storeInfo = useStoreInfo((state) => state);
  const [announced, setAnnounced] = useState('');
  const shown = useRef<{ pathname: string; search: string; title: string }>(undefined);

  const { title, description } = pageMeta(
    matches.map(({ handle, params, loaderData }) => ({ handle, params, data: loaderData })),
    { url: new URL(pathname + search, 'http://localhost'), storeInfo },
  );

  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description ?? '');
  }, [title, description]);

  useEffect(() => {
    const last = shown.current;
    shown.current = { pathname, search, title };
    // A new page has another path, or another query with another title: a category, for instance.
    const isNewPage =
      last !== undefined &&
      (last.pathname !== pathname || (last.search !== search && last.title !== title));
    if (!isNewPage) return;
    setAnnounced(title);
    focusHeading();
  }, [pathname, search, title]);

  return (
    <div className="visually-hidden" aria-live="assertive">
      {announced}
    </div>
  );
}
