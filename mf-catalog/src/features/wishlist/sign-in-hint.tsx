import { pagePaths } from '@storefront/host/contracts';
import { useBus } from '@storefront/host';
import { TextLink } from '@storefront/ui/actions/text-link';
import type { ReactNode } from 'react';
import { t } from '../../messages/t';

interface SignInHintProps {
  /** Whether nothing is saved on this device. */
  isEmpty?: boolean;
}

/** Says what signing in is good for; after it the shopper returns to the wishlist. */
export function SignInHint({ isEmpty = false }: SignInHintProps): ReactNode {
  const bus = useBus();
  const link = (text: ReactNode[]) => (
    <TextLink
      key="link"
      to={pagePaths.login}
      onClick={() => bus.send('session.return-to', { path: pagePaths.wishlist, wish: true })}
    >
      {text}
    </TextLink>
  );
  return isEmpty
    ? t.rich('<link>Sign in</link> to see what your account has saved.', { link })
    : t.rich('Saved on this device. <link>Sign in</link> to keep it on all your devices.', {
        link,
      });
}
