import { apiPaths } from '@storefront/host/contracts';
import type { Http } from '@storefront/host';

/** Deletes the account. Throws `HttpError`: 400 for a wrong password, 409 while an order is open. */
export async function deleteAccount(http: Http, password: string): Promise<void> {
  await http.delete(apiPaths.accountInfo, { body: { password } });
}
