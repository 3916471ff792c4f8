import { apiPaths } from '@storefront/host/contracts';
import type { Http } from '@storefront/host';
import { parseAccount, type Account } from '@storefront/host/shop/account/account';

/** Fetches the account of the signed-in shopper. */
export async function fetchAccount(http: Http, signal: AbortSignal): Promise<Account> {
  return parseAccount(await http.get(apiPaths.accountInfo, { signal }));
}
