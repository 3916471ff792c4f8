import { useCallback, useState } from 'react';
import type { ShippingAddress } from '@storefront/host/contracts/api';
import { HttpError, useBus, useHttp } from '@storefront/host';
import { t } from '../../../messages/t';
import { saveAddress } from '../address-book.api';

/** Whether the form's address is to be saved in the address book, and the function that saves it if so. */
export function useSaveAddress() {
  const http = useHttp();
  const bus = useBus();
  const [wanted, setWanted] = useState(false);

  const saveIfWanted = useCallback(
    async (address: ShippingAddress) => {
      if (!wanted) return;
      try {
        await saveAddress(http, address);
      } catch (error) {
        // The HTTP client has logged its own errors (API-04).
        if (!(error instanceof HttpError)) console.error('The address could not be saved.', error);
        bus.send('toast.show', {
          title: t('Address not saved'),
          description: t('Your order is placed. You can save the address on your account page.'),
          tone: 'destructive',
        });
      }
    },
    [bus, http, wanted],
  );

  return { wanted, setWanted, saveIfWanted };
}
