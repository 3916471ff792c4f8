import { LIMITS } from '@storefront/host/contracts';
import type { SavedAddress } from '@storefront/host/shop/account/address';
import { Button } from '@storefront/ui/actions/button';
import { useEffect, useRef, useState } from 'react';
import { useLazyComponent } from '@storefront/host/browser/use-lazy-component';
import { t } from '../../../messages/t';
import { AccountSection } from '../account-section';
import { AddressEntry } from './address-entry';
import { addressList } from './address-book.styles';
import { DeleteAddressDialog } from './delete-address-dialog';
import { useAddressBook } from './use-address-book';

interface AddressBookProps {
  addresses: SavedAddress[];
}

const loadDialog = () =>
  import(/* webpackChunkName: "address-dialog" */ './address-dialog').then((m) => m.AddressDialog);

/** The address book: add, change and delete addresses, and choose the default one (ADDR-02, ADDR-03). */
export function AddressBook({ addresses }: AddressBookProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [AddressDialog, loadAddressDialog] = useLazyComponent(loadDialog);
  /** The address in the dialog; `new` for a new one. */
  const [edited, setEdited] = useState<SavedAddress | 'new'>();
  const [toDelete, setToDelete] = useState<SavedAddress>();
  const deletedId = useRef<string>(undefined);
  const { busy, makeDefault, remove } = useAddressBook();

  // The focused button is removed with its address, so the heading gets the focus once the dialog is closed.
  useEffect(() => {
    const title = heading.current;
    return () => {
      if (toDelete && deletedId.current === toDelete.id) title?.focus();
    };
  }, [toDelete]);

  function edit(address: SavedAddress | 'new') {
    void loadAddressDialog().then((isThere) => isThere && setEdited(address));
  }

  async function confirmDeletion(address: SavedAddress) {
    if (await remove(address)) deletedId.current = address.id;
    // After Escape the dialog may ask about another address by now.
    setToDelete((shown) => (shown?.id === address.id ? undefined : shown));
  }

  return (
    <AccountSection
      title={t('Addresses')}
      headingRef={heading}
      hint={
        addresses.length === 0
          ? t('None saved yet. One that you save is chosen at the checkout with one press.')
          : undefined
      }
    >
      {addresses.length > 0 ? (
        <ul css={addressList}>
          {addresses.map((address) => (
            <AddressEntry
              key={address.id}
              address={address}
              busy={busy === address.id}
              onEdit={() => edit(address)}
              onDelete={() => setToDelete(address)}
              onMakeDefault={() => void makeDefault(address)}
            />
          ))}
        </ul>
      ) : null}
      {addresses.length < LIMITS.addressesMax ? (
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => edit('new')}>
          {t('Add an address')}
        </Button>
      ) : null}
      {AddressDialog ? (
        <AddressDialog
          address={edited === 'new' ? undefined : edited}
          isFirst={addresses.length === 0}
          open={edited !== undefined}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
      <DeleteAddressDialog
        address={toDelete}
        busy={busy !== undefined}
        onConfirm={(address) => void confirmDeletion(address)}
        onClose={() => setToDelete(undefined)}
      />
    </AccountSection>
  );
}
