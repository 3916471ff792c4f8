import { useEffect, useState, type ReactNode } from 'react';
import { storedAt } from './stored-page';

/** Says of when the page is, if it comes from the worker's store; loaded on demand. */
export function useStoredNotice(): ReactNode {
  const [notice, setNotice] = useState<ReactNode>();

  useEffect(() => {
    const sentAt = storedAt(document);
    if (sentAt) {
      void import(/* webpackChunkName: "offline" */ './stored-notice').then(({ StoredNotice }) =>
        setNotice(<StoredNotice storedAt={sentAt} />),
      );
    }
  }, []);

  return notice;
}
