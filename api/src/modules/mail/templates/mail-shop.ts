import { API_PREFIX } from '@storefront/host/contracts/api';
import type { Config } from '../../../settings/config';
import type { Database } from '../../../db/database';
import { findStore } from '../../store/store.repository';

/** The shop that a mail is from. */
export interface MailShop {
  name: string;
  /** Without a trailing slash. */
  url: string;
  /** The address of the API's calls, for mail programs. */
  apiUrl: string;
  companyName: string;
  companyAddress: string;
  companyEmail: string;
}

/** Reads what mails show of the shop. */
export async function readMailShop(
  db: Database,
  { shopUrl: url, publicUrl }: Pick<Config, 'shopUrl' | 'publicUrl'>,
): Promise<MailShop> {
  const store = await findStore(db);
  return {
    name: store?.storeName ?? new URL(url).host,
    url,
    apiUrl: publicUrl + API_PREFIX,
    companyName: store?.companyName ?? '',
    companyAddress: store?.companyAddress ?? '',
    companyEmail: store?.companyEmail ?? '',
  };
}
