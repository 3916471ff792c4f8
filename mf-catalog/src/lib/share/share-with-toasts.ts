import type { Bus } from '@storefront/host';
import { shareLink } from './share-link';
import { t } from '../../messages/t';

interface Shared {
  title: string;
  url: string;
  /** What is said to a shopper whose device has no share dialog, once the link is copied. */
  copied: string;
}

/** Shares a link with the device's share dialog, or else through the clipboard; a toast says so. */
export async function shareWithToasts(bus: Bus, { title, url, copied }: Shared): Promise<void> {
  const outcome = await shareLink(title, url);
  if (outcome === 'copied') {
    bus.send('toast.show', { title: t('Link copied'), description: copied });
  } else if (outcome === 'failed') {
    bus.send('toast.show', {
      title: t('The link could not be copied'),
      description: url,
      tone: 'destructive',
    });
  }
}
