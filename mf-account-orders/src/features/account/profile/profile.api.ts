import { apiPaths } from '@storefront/host/contracts';
import type { AccountChange } from '@storefront/host/contracts/api';
import type { Http } from '@storefront/host';

/** Changes the given fields of the account. Throws `HttpError`. */
export async function changeAccount(http: Http, change: AccountChange): Promise<void> {
  await http.patch(apiPaths.accountInfo, change);
}
