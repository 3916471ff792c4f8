import { css } from '@emotion/react';
import { pagePaths } from '@storefront/host/contracts';
import { space } from '@storefront/ui/theme';
import { ButtonLink } from '@storefront/ui/actions/button';
import { EmptyState } from '@storefront/ui/feedback/empty-state';
import type { ReactNode } from 'react';

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
      title="Nothing saved yet"
      action={
        <ButtonLink variant="secondary" to={pagePaths.products}>
          Browse Products
        </ButtonLink>
      }
    >
      <div css={description}>
        <p>Tap the heart of a piece that you like, and it waits for you here.</p>
        {children === null ? null : <p>{children}</p>}
      </div>
    </EmptyState>
  );
}
