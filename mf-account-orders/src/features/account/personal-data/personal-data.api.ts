import { apiPaths } from '@storefront/shared/contracts';
import type { Http } from '@storefront/shared/host';

/** Deletes the account. Throws `HttpError`: 400 for a wrong password, 409 while an order is open. */
export async function deleteAccount(http: Http, password: string): Promise<void> {
  await http.delete(apiPaths.accountInfo, { body: { password } });
}
