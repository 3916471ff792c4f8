import { LIMITS, pagePaths } from '@storefront/host/contracts';
import { useBus } from '@storefront/host';
import { useHref } from '@storefront/host/router';
import { Button } from '@storefront/ui/actions/button';
import { shareWithToasts } from '../../lib/share/share-with-toasts';
import { t } from '../../messages/t';

interface ShareButtonProps {
  /** The ids on the wishlist, in the order in which they are shown. */
  ids: readonly string[];
}

/** Shares a link that shows these products: with the device's share dialog, or else through the clipboard. */
export function ShareButton({ ids }: ShareButtonProps) {
  const bus = useBus();
  const href = useHref(pagePaths.sharedWishlist(...ids.slice(0, LIMITS.productIdsMax)));

  function share() {
    return shareWithToasts(bus, {
      title: t('My wishlist'),
      url: new URL(href, location.origin).href,
      copied: t('Whoever opens it sees these pieces, and can’t change your wishlist.'),
    });
  }

  return (
    <Button variant="secondary" onClick={() => void share()}>
      {t('Share')}
    </Button>
  );
}
