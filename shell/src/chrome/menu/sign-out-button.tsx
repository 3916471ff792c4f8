import { css } from '@emotion/react';
import { pagePaths } from '@storefront/host/contracts';
import { useBus } from '@storefront/host';
import { useNavigate } from '@storefront/host/router';
import { useState } from 'react';
import { t } from '../../messages/t';

const plain = css`
  padding: 0;
  border: 0;
  background: none;
  text-align: start;
  cursor: pointer;
`;

interface SignOutButtonProps {
  /** Set by the css prop. */
  className?: string;
}

/** Signs out and opens the home page; a toast shows the outcome (AUTH-04). */
export function SignOutButton({ className }: SignOutButtonProps) {
  const bus = useBus();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function signOut() {
    if (busy) return;
    setBusy(true);
    const { href } = window.location;
    await bus.send('session.sign-out');
    // Unless the shopper has gone to another page meanwhile.
    if (window.location.href === href) await navigate(pagePaths.home);
    setBusy(false);
  }

  return (
    <button
      type="button"
      css={plain}
      className={className}
      aria-disabled={busy}
      onClick={() => void signOut()}
    >
      {t('Sign out')}
    </button>
  );
}
