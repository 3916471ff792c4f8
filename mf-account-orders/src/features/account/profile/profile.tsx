import type { Account } from '@storefront/host/shop/account/account';
import { Button } from '@storefront/ui/actions/button';
import { useEffect, useRef, useState } from 'react';
import { useLazyComponent } from '@storefront/host/browser/use-lazy-component';
import { t } from '../../../messages/t';
import { AccountInfo } from '../account-info';
import { profile } from './profile.styles';

interface ProfileProps {
  account: Account;
}

const loadForm = () =>
  import(/* webpackChunkName: "profile-form" */ './profile.form').then((m) => m.ProfileForm);

/** The details of the account, and the form that replaces them to change name and phone (ADDR-01). */
export function Profile({ account }: ProfileProps) {
  const [ProfileForm, loadProfileForm] = useLazyComponent(loadForm);
  const [isEdited, setIsEdited] = useState(false);
  const wasEdited = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);

  // The form is removed together with its focused element.
  useEffect(() => {
    if (wasEdited.current && !isEdited) opener.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);

  if (isEdited && ProfileForm) {
    return <ProfileForm account={account} onDone={() => setIsEdited(false)} />;
  }
  return (
    <div css={profile}>
      <AccountInfo account={account} />
      {/* An API that sends communication preferences also supports changes of the account. */}
      {account.mailWishlist === undefined ? null : (
        <Button
          ref={opener}
          variant="secondary"
          onClick={() => void loadProfileForm().then(setIsEdited)}
        >
          {t('Edit name and phone')}
        </Button>
      )}
    </div>
  );
}
