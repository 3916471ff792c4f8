import { apiPaths } from '@storefront/host/contracts';
import type { Http } from '@storefront/host';

/** Changes the password; all other devices are signed out. */
export async function changePassword(http: Http, current: string, next: string): Promise<void> {
  await http.put(apiPaths.password, { current, next });
}
