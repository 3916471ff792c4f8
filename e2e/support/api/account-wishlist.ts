import { API_PREFIX, apiPaths } from '@storefront/host/contracts';
import type { WishlistResponse } from '@storefront/host/contracts/api';
import type { Customer } from './customers';
import { API_ORIGIN } from '../settings';

/** The ids of the products on an account's wishlist in the API, the oldest first. */
export async function accountWishlist({ token }: Pick<Customer, 'token'>): Promise<string[]> {
  const response = await fetch(API_ORIGIN + API_PREFIX + apiPaths.wishlist, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await response.json()) as WishlistResponse;
  return data.map(({ productId }) => productId);
}
