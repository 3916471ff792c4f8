import type { ShippingRate, StoreInfo, StorePictures } from '@storefront/host/contracts/api';
import type { Database } from '../../db/database';
import { absoluteUrl, presentPicture } from '../../http/present-picture';
import { NotFoundError } from '../../http/errors';
import { findStore } from './store.repository';

/** The shipping of a store that doesn't specify it. */
const DEFAULT_SHIPPING: ShippingRate = { method: 'Standard Shipping', price: 0, label: 'Free' };

function presentPictures(
  { hero, promo, categories = {} }: StorePictures,
  publicUrl: string,
): StorePictures {
  return {
    ...(hero && { hero: presentPicture(hero, publicUrl) }),
    ...(promo && { promo: presentPicture(promo, publicUrl) }),
    categories: Object.fromEntries(
      Object.entries(categories).map(([name, picture]) => [
        name,
        presentPicture(picture, publicUrl),
      ]),
    ),
  };
}

/** The current shipping method and its price. */
export async function readShippingRate(db: Database): Promise<ShippingRate> {
  return (await findStore(db))?.shipping ?? DEFAULT_SHIPPING;
}

/** The store's information, with absolute URLs of its logo and pictures. */
export async function readStore(db: Database, publicUrl: string): Promise<StoreInfo> {
  const info = await findStore(db);
  if (!info) throw new NotFoundError('This store has not been set up yet');
  return {
    shipping: DEFAULT_SHIPPING,
    ...info,
    companyLogoUrl: absoluteUrl(publicUrl, info.companyLogoUrl),
    ...(info.pictures && { pictures: presentPictures(info.pictures, publicUrl) }),
  };
}
