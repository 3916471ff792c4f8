import { useBus, useHttp } from '@storefront/shared/host';
import { Checkbox } from '@storefront/shared/ui/fields/checkbox';
import { useState } from 'react';
import { changeErrorMessage } from '../../../lib/call-errors';
import { changeAccount } from '../profile/profile.api';
import { AccountSection } from '../account-section';

interface CommunicationPreferencesProps {
  /** Whether mails about price drops on the wishlist are allowed. */
  mailWishlist: boolean;
}

/** Which mails the shopper wants besides those about orders (DATA-01). */
export function CommunicationPreferences({ mailWishlist }: CommunicationPreferencesProps) {
  const http = useHttp();
  const bus = useBus();
  const [chosen, setChosen] = useState(mailWishlist);

  async function choose(wanted: boolean) {
    setChosen(wanted);
    try {
      await changeAccount(http, { mailWishlist: wanted });
    } catch (error) {
      console.error('The choice could not be saved.', error);
      setChosen(!wanted);
      bus.send('toast.show', {
        title: 'Error',
        description: changeErrorMessage(error),
        tone: 'destructive',
      });
    }
  }

  return (
    <AccountSection
      title="Mail from us"
      hint="Mails about your orders and your account always come. We send nothing else unless you choose it."
    >
      <Checkbox
        label="Tell me when something on my wishlist costs less"
        checked={chosen}
        onChange={({ target }) => void choose(target.checked)}
      />
    </AccountSection>
  );
}
