import { Fragment } from '@storefront/shared/host';
import { useHasViewed } from '../../lib/product/viewed-products';

interface RecentlyViewedPlaceProps {
  /** The product whose page this is. */
  except?: string;
}

/** Keeps a place for the recently viewed products, on a device that has some. */
export function RecentlyViewedPlace({ except }: RecentlyViewedPlaceProps) {
  const hasViewed = useHasViewed(except);
  const props = except === undefined ? {} : { except };
  return hasViewed ? <Fragment name="catalog.recently-viewed" props={props} /> : null;
}
