import { hasNul } from '../../http/requests/storable-text';

/** Whether a product can have that id; PostgreSQL would refuse a query for one with NUL. */
export function isProductId(id: string): boolean {
  return id !== '' && !hasNul(id);
}
