import type { Database } from '../../../db/database';
import { findStore } from '../../store/store.repository';

/** The shop that a mail is from. */
export interface MailShop {
  name: string;
  /** Without a slash at the end. */
  url: string;
  companyName: string;
  companyAddress: string;
  companyEmail: string;
}

/** What mails say of the shop; `url` is its address. */
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
