import { API_PREFIX } from '@storefront/host/contracts/api';
import type { Config } from '../../../settings/config';
import type { Database } from '../../../db/database';
import { absoluteUrl } from '../../../http/present-picture';
import { findStore } from '../../store/store.repository';

/** The shop that a mail is from. */
export interface MailShop {
  name: string;
  /** Without a trailing slash. */
  url: string;
  /** The address of the API's calls, for mail programs. */
  apiUrl: string;
  /** What pictures' paths are put behind. */
  picturesUrl: string;
  companyName: string;
  companyAddress: string;
  companyEmail: string;
}

/** The absolute address of a product's picture; undefined for data without one. */
export function pictureUrl(
  { picturesUrl }: MailShop,
  { picture }: { picture?: string | undefined },
): string | undefined {
  return picture ? absoluteUrl(picturesUrl, picture) : undefined;
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
    picturesUrl: publicUrl,
    companyName: store?.companyName ?? '',
    companyAddress: store?.companyAddress ?? '',
    companyEmail: store?.companyEmail ?? '',
  };
}
