import { apiPaths } from '@storefront/host/contracts';
import type { Http } from '@storefront/host';

/** Requests a link that sets a new password; the API doesn't reveal whether the email has an account. */
export async function requestPasswordReset(http: Http, email: string): Promise<void> {
  await http.post(apiPaths.forgotPassword, { email });
}
