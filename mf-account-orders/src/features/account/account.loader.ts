import { services } from '@storefront/host';
import type { LoaderFunctionArgs } from '@storefront/host/router';
import type { Account } from '@storefront/host/shop/account/account';
import type { SavedAddress } from '@storefront/host/shop/account/address';
import type { ReadMessageChoices } from '@storefront/host/shop/account/message-choices';
import { accountErrorMessage } from './account-error-message';
import { fetchAccount } from './account.api';
import { fetchAddresses } from './addresses/addresses.api';
import { type AccountAlert, fetchAlerts } from './alerts/account-alerts.api';
import { fetchMessageChoices } from './messages/account-messages.api';
import { fetchStoreCredit, type StoreCredit } from './store-credit/store-credit.api';
import { fetchDevices, type SignedInDevice } from './devices.api';

/** The account with its addresses and devices, or why it couldn't be loaded. */
export type AccountData =
  | {
      status: 'ready';
      account: Account;
      /** Undefined if the address book couldn't be loaded, for example because the API has none. */
      addresses: SavedAddress[] | undefined;
      devices: SignedInDevice[] | undefined;
      alerts: AccountAlert[] | undefined;
      storeCredit: StoreCredit | undefined;
      messages: ReadMessageChoices | undefined;
    }
  | { status: 'failed'; message: string };

/** Loads the account. Runs only in the browser, because the token is there. */
export async function loadAccount(args: LoaderFunctionArgs): Promise<AccountData> {
  const { signal } = args.request;
  try {
    const { http } = services(args);
    const [account, addresses, devices, alerts, storeCredit, messages] = await Promise.all([
      fetchAccount(http, signal),
      fetchAddresses(http, signal),
      fetchDevices(http, signal),
      fetchAlerts(http, signal),
      fetchStoreCredit(http, signal),
      fetchMessageChoices(http, signal),
    ]);
    return { status: 'ready', account, addresses, devices, alerts, storeCredit, messages };
  } catch (error) {
    if (signal.aborted) throw error;
    console.error('The account could not be loaded.', error);
    return { status: 'failed', message: accountErrorMessage(error) };
  }
}
