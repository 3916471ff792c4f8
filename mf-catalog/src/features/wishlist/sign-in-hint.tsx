import { pagePaths } from '@storefront/host/contracts';
import { useBus } from '@storefront/host';
import { TextLink } from '@storefront/ui/actions/text-link';

interface SignInHintProps {
  /** Whether nothing is saved on this device. */
  isEmpty?: boolean;
}

/** Says what signing in is good for; after it the shopper returns to the wishlist. */
export function SignInHint({ isEmpty = false }: SignInHintProps) {
  const bus = useBus();
  return (
    <>
      {isEmpty ? null : 'Saved on this device. '}
      <TextLink
        to={pagePaths.login}
        onClick={() => bus.send('session.return-to', { path: pagePaths.wishlist, wish: true })}
      >
        Sign in
      </TextLink>
      {isEmpty ? ' to see what your account has saved.' : ' to keep it on all your devices.'}
    </>
  );
}
