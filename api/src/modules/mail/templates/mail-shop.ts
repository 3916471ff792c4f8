import type { Database } from '../../../db/database';
import { findStore } from '../../store/store.repository';

/** The shop that a mail is from. */
export interface MailShop {
  name: string;
  /** Without a trailing slash. */
  url: string;
  companyName: string;
  companyAddress: string;
  companyEmail: string;
}

/** Reads what mails show of the shop; `url` is the shop's. */
export async function readMailShop(db: Database, url: string): Promise<MailShop> {
  const store = await findStore(db);
  return {
    name: store?.storeName ?? new URL(url).host,
    url,
    companyName: store?.companyName ?? '',
    companyAddress: store?.companyAddress ?? '',
    companyEmail: store?.companyEmail ?? '',
  };
}
