import { apiPaths } from '@storefront/host/contracts';
import type { Http } from '@storefront/host';

/** Sets a new password with the token of a mailed link; all devices are signed out. */
export async function resetPassword(http: Http, token: string, password: string): Promise<void> {
  await http.post(apiPaths.resetPassword, { token, password });
}
