import { useBus, useHttp } from '@storefront/host';
import { useRevalidator } from '@storefront/host/router';
import type { SavedAddress } from '@storefront/host/shop/account/address';
import { useState } from 'react';
import { changeErrorMessage } from '../../../lib/call-errors';
import { t } from '../../../messages/t';
import { deleteAddress, saveAddress } from './addresses.api';

/** The functions that change the address book, and the id of the address that is being changed. */
export function useAddressBook() {
  const bus = useBus();
  const http = useHttp();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string>();

  /** Returns false after a failure, which is shown in a toast. */
  async function change(id: string, call: () => Promise<void>, done: string): Promise<boolean> {
    setBusy(id);
    try {
      await call();
      await revalidate();
      bus.send('toast.show', { title: t('Addresses'), description: done });
      return true;
    } catch (error) {
      console.error('The address book could not be changed.', error);
      bus.send('toast.show', {
        title: t('Error'),
        description: changeErrorMessage(error),
        tone: 'destructive',
      });
      return false;
    } finally {
      setBusy(undefined);
    }
  }

  function makeDefault({ id, label, ...values }: SavedAddress) {
    const address = { ...values, label: label ?? null, isDefault: true };
    return change(id, () => saveAddress(http, id, address), t('Your default address is changed.'));
  }

  function remove({ id }: SavedAddress) {
    return change(id, () => deleteAddress(http, id), t('The address is deleted.'));
  }

  return { busy, makeDefault, remove };
}
