import { useState } from 'react';
import type { SavedAddress } from '@storefront/host/shop/account/address';
import { Button } from '@storefront/ui/actions/button';
import { t } from '../../../messages/t';
import { AddressCard } from './address-card';
import { groupTitle } from '../shipping/shipping.form.styles';
import { cards, group, more } from './saved-addresses.styles';

/** The number of addresses shown at first; the rest on demand. */
const SHOWN = 4;

interface SavedAddressesProps {
  addresses: SavedAddress[];
  /** Undefined for the address that is typed into the form. */
  chosen: SavedAddress | undefined;
  onChoose: (address: SavedAddress | undefined) => void;
}

/** The address book as cards of which one is chosen; the last one is the form (ADDR-05). */
export function SavedAddresses({ addresses, chosen, onChoose }: SavedAddressesProps) {
  const [all, setAll] = useState(addresses.length <= SHOWN + 1);
  return (
    <fieldset css={group}>
      <legend css={groupTitle}>{t('Deliver to')}</legend>
      <div css={cards}>
        {(all ? addresses : addresses.slice(0, SHOWN)).map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            checked={chosen?.id === address.id}
            onChoose={() => onChoose(address)}
          />
        ))}
        <AddressCard
          address={undefined}
          checked={chosen === undefined}
          onChoose={() => onChoose(undefined)}
        />
      </div>
      {all ? null : (
        <div css={more}>
          <Button variant="quiet" onClick={() => setAll(true)}>
            {t('Show all {count} addresses', { count: addresses.length })}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
