import type { StoreInfo } from '@storefront/shared/contracts/api';
import type { Database } from '../../db/database';
import { absoluteUrl } from '../../http/absolute-url';
import { NotFoundError } from '../../http/errors';
import { findStore } from './store.repository';

/** The store's information, its logo with an absolute address. */
export async function readStore(db: Database, publicUrl: string): Promise<StoreInfo> {
  const info = await findStore(db);
  if (!info) throw new NotFoundError('This store has not been set up yet');
  return { ...info, companyLogoUrl: absoluteUrl(publicUrl, info.companyLogoUrl) };
}
