import { useBus, useHttp } from '@storefront/host';
import { Checkbox } from '@storefront/ui/fields/checkbox';
import { useRef, useState } from 'react';
import { changeErrorMessage } from '../../../lib/call-errors';
import { t } from '../../../messages/t';
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
  const saved = useRef(mailWishlist);
  const lastCall = useRef(Promise.resolve());

  /** Sends each choice after the previous one was answered, so that the last one wins. */
  function choose(wanted: boolean) {
    setChosen(wanted);
    lastCall.current = lastCall.current.then(() => save(wanted));
  }

  async function save(wanted: boolean) {
    try {
      await changeAccount(http, { mailWishlist: wanted });
      saved.current = wanted;
    } catch (error) {
      console.error('The choice could not be saved.', error);
      setChosen(saved.current);
      bus.send('toast.show', {
        title: t('Error'),
        description: changeErrorMessage(error),
        tone: 'destructive',
      });
    }
  }

  return (
    <AccountSection
      title={t('Mail from us')}
      hint={t(
        'Mails about your orders and your account always come. We send nothing else unless you choose it.',
      )}
    >
      <Checkbox
        label={t('Tell me when something on my wishlist costs less')}
        checked={chosen}
        onChange={({ target }) => choose(target.checked)}
      />
    </AccountSection>
  );
}
