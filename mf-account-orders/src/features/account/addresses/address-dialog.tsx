import { useBus } from '@storefront/host';
import { useRevalidator } from '@storefront/host/router';
import type { SavedAddress } from '@storefront/host/shop/account/address';
import { Dialog } from '@storefront/ui/overlays/dialog';
import { t } from '../../../messages/t';
import { AddressForm } from './address.form';

interface AddressDialogProps {
  /** The address to change; undefined for a new one. */
  address: SavedAddress | undefined;
  /** True if the address book is empty: the new address becomes the default. */
  isFirst: boolean;
  open: boolean;
  onClose: () => void;
}

/** Adds an address, or changes one. */
export function AddressDialog({ address, isFirst, open, onClose }: AddressDialogProps) {
  const bus = useBus();
  const { revalidate } = useRevalidator();

  async function showSaved() {
    await revalidate();
    bus.send('toast.show', { title: t('Addresses'), description: t('The address is saved.') });
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={address ? t('Edit the address') : t('Add an address')}
    >
      <AddressForm
        address={address}
        mayBecomeDefault={!isFirst && address?.isDefault !== true}
        onSaved={showSaved}
        onClose={onClose}
      />
    </Dialog>
  );
}
