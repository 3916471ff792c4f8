import { useEffect, useState } from 'react';
import { storedAt } from './stored-page';

/** When the server sent the page, if it was shown without a connection. A connection loads the page again. */
export function useStoredAt(): Date | undefined {
  const [stored, setStored] = useState<Date>();

  useEffect(() => {
    const sentAt = storedAt(document);
    setStored(sentAt);
    if (!sentAt) return undefined;
    const reload = () => location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);

  return stored;
}
