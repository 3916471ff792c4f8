import { LIMITS, pagePaths } from '@storefront/host/contracts';
import { useBus } from '@storefront/host';
import { Button } from '@storefront/ui/actions/button';
import { shareLink } from './share-link';

interface ShareButtonProps {
  /** The ids on the wishlist, in the order in which they are shown. */
  ids: readonly string[];
}

/** Shares a link that shows these products: with the device's share dialog, or else through the clipboard. */
export function ShareButton({ ids }: ShareButtonProps) {
  const bus = useBus();

  async function share() {
    const path = pagePaths.sharedWishlist(...ids.slice(0, LIMITS.productIdsMax));
    const url = new URL(path, location.origin).href;
    const outcome = await shareLink('My wishlist', url);
    if (outcome === 'copied') {
      bus.send('toast.show', {
        title: 'Link copied',
        description: 'Whoever opens it sees these pieces, and can’t change your wishlist.',
      });
    } else if (outcome === 'failed') {
      bus.send('toast.show', {
        title: 'The link could not be copied',
        description: url,
        tone: 'destructive',
      });
    }
  }

  return (
    <Button variant="secondary" onClick={() => void share()}>
      Share
    </Button>
  );
}
