import { apiPaths } from '@storefront/host/contracts';
import type { Http } from '@storefront/host';

/** Confirms what an address asked to be told of, with the token of a link that was mailed to it. */
export async function confirmAlerts(http: Http, token: string): Promise<void> {
  await http.post(apiPaths.alertConfirmation, { token });
}

/** Ends everything that an address asked to be told of. */
export async function stopAlerts(http: Http, token: string): Promise<void> {
  await http.post(apiPaths.alertUnsubscription(token));
}
