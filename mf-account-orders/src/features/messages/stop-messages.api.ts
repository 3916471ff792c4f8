import { apiPaths } from '@storefront/host/contracts';
import type { Http } from '@storefront/host';

/** Ends all messages to the phone number that a link was sent to. */
export async function stopMessages(http: Http, token: string): Promise<void> {
  await http.post(apiPaths.messageStop, { token });
}
