import type { Account } from '@storefront/shared/shop/account';
import { Button } from '@storefront/shared/ui/actions/button';
import { useEffect, useRef, useState } from 'react';
import { useLoaded } from '../../../lib/use-loaded';
import { AccountInfo } from '../account-info';
import { profile } from './profile.styles';

interface ProfileProps {
  account: Account;
}

const loadForm = () =>
  import(/* webpackChunkName: "profile-form" */ './profile.form').then((m) => m.ProfileForm);

/** The details of the account, and the form that changes name and phone in their place (ADDR-01). */
export function Profile({ account }: ProfileProps) {
  const [ProfileForm, loadProfileForm] = useLoaded(loadForm);
  const [isEdited, setIsEdited] = useState(false);
  const wasEdited = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);

  // The form that had the focus is gone.
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
      {/* An API that tells of communication choices takes changes as well. */}
      {account.mailWishlist === undefined ? null : (
        <Button
          ref={opener}
          variant="secondary"
          onClick={() => void loadProfileForm().then(setIsEdited)}
        >
          Edit name and phone
        </Button>
      )}
    </div>
  );
}
