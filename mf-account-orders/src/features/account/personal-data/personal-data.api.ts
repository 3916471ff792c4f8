import { apiPaths } from '@storefront/shared/contracts';
import type { Download, Http } from '@storefront/shared/host';

/** What the shop keeps of the account, as a file. Throws `HttpError`. */
export function downloadData(http: Http): Promise<Download> {
  return http.download(apiPaths.accountExport);
}

/** Deletes the account. Throws `HttpError`: 400 for a wrong password, 409 while an order is open. */
export async function deleteAccount(http: Http, password: string): Promise<void> {
  await http.delete(apiPaths.accountInfo, { body: { password } });
}
