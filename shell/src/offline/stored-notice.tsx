import { currentLanguage } from '@storefront/host/messages';
import { useEffect } from 'react';
import { tagOf } from '../languages/languages';
import { t } from '../messages/t';
import { onceReachable } from './once-reachable';

const MOMENT = { dateStyle: 'medium', timeStyle: 'short' } as const;

interface StoredNoticeProps {
  /** When the server sent the page. */
  storedAt: Date;
}

/** Says of when a stored page is, and loads it again once the shop can be reached. */
export function StoredNotice({ storedAt }: StoredNoticeProps) {
  useEffect(() => onceReachable(location.href, () => location.reload()), []);
  const moment = storedAt.toLocaleString(tagOf(currentLanguage()), MOMENT);
  return t('No connection to the shop. Prices and stock are of {moment}; your cart is kept.', {
    moment,
  });
}
