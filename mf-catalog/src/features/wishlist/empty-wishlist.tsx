import { css } from '@emotion/react';
import { pagePaths } from '@storefront/host/contracts';
import { space } from '@storefront/ui/theme';
import { ButtonLink } from '@storefront/ui/actions/button';
import { EmptyState } from '@storefront/ui/feedback/empty-state';
import type { ReactNode } from 'react';
import { t } from '../../messages/t';

const description = css`
  display: grid;
  gap: ${space(1)};
`;

interface EmptyWishlistProps {
  /** Additional text. */
  children: ReactNode;
}

/** Says that nothing is saved, and how to save something. */
export function EmptyWishlist({ children }: EmptyWishlistProps) {
  return (
    <EmptyState
      title={t('Nothing saved yet')}
      action={
        <ButtonLink variant="secondary" to={pagePaths.products}>
          {t('Browse Products')}
        </ButtonLink>
      }
    >
      <div css={description}>
        <p>{t('Tap the heart of a piece that you like, and it waits for you here.')}</p>
        {children === null ? null : <p>{children}</p>}
      </div>
    </EmptyState>
  );
}
