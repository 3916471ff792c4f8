import { apiPaths } from '@storefront/shared/contracts';
import type { Http } from '@storefront/shared/host';

/** Sets a new password with the token of a mailed link; all devices are signed out. */
export async function resetPassword(http: Http, token: string, password: string): Promise<void> {
  await http.post(apiPaths.resetPassword, { token, password });
}
