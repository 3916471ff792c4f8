import { apiPaths } from '@storefront/shared/contracts';
import type { AccountChange } from '@storefront/shared/contracts/api';
import type { Http } from '@storefront/shared/host';

/** Changes the given fields of the account. Throws `HttpError`. */
export async function changeAccount(http: Http, change: AccountChange): Promise<void> {
  await http.patch(apiPaths.accountInfo, change);
}
