import { apiPaths } from '@storefront/host/contracts';
import type { Http } from '@storefront/host';

/** Verifies an email address with the token of a link that was mailed to it. */
export async function verifyEmail(http: Http, token: string): Promise<void> {
  await http.post(apiPaths.verifyEmail, { token });
}
