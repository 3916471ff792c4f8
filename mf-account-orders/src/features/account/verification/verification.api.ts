import { apiPaths } from '@storefront/host/contracts';
import type { Http } from '@storefront/host';

/** Requests another mail with a link that verifies the account's address. */
export async function requestVerificationMail(http: Http): Promise<void> {
  await http.post(apiPaths.verificationMail);
}
