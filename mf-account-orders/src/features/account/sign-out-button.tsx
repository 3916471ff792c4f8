import { pagePaths } from '@storefront/host/contracts';
import { useBus } from '@storefront/host';
import { Button } from '@storefront/ui/actions/button';
import { useState } from 'react';
import { useNavigateWhileMounted } from '../../lib/use-navigate-while-mounted';
import { t } from '../../messages/t';

/** Signs out and opens the home page; the shell shows a toast with the result (ACCT-02, D34). */
export function SignOutButton() {
  const bus = useBus();
  const navigate = useNavigateWhileMounted();
  const [busy, setBusy] = useState(false);

  async function signOut() {
    setBusy(true);
    await bus.send('session.sign-out');
    await navigate(pagePaths.home);
  }

  return (
    <Button variant="secondary" busy={busy} onClick={() => void signOut()}>
      {t('Sign Out')}
    </Button>
  );
}
