import type { Database } from '../../db/database';
import { ConflictError } from '../../http/errors';
import { isProductId } from '../products/products.repository';
import type { ReviewKey } from './pictures/review-pictures.repository';
import { findDelivered, type ReviewRow } from './reviews.repository';
import { t } from '../../messages/t';

/**
 * The size and the colour in which an account was last delivered a product. Throws a {@link ConflictError} if it never was.
 */
export async function findBought(
  db: Database,
  { userId, productId }: ReviewKey,
): Promise<Pick<ReviewRow, 'size' | 'color'>> {
  const bought = isProductId(productId) ? await findDelivered(db, userId, productId) : undefined;
  if (bought) return bought;
  throw new ConflictError(t('You can review what you have bought, once it has been delivered.'));
}
