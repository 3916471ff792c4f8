import { Fragment } from '@storefront/host';
import { useHasViewed } from '../../lib/product/viewed-products';

interface RecentlyViewedSlotProps {
  /** The id of the product whose page this is; it isn't listed. */
  except?: string;
}

/** The recently viewed products, on a device that has some. */
export function RecentlyViewedSlot({ except }: RecentlyViewedSlotProps) {
  const hasViewed = useHasViewed(except);
  const props = except === undefined ? {} : { except };
  return hasViewed ? <Fragment name="catalog.recently-viewed" props={props} /> : null;
}
