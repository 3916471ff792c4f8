import { css } from '@emotion/react';
import { media, size, space } from '@storefront/ui/theme';
import { PageHeading } from '@storefront/ui/page/page-heading';
import type { ReactNode } from 'react';
import { FocusFallback } from '../focus-fallback';
import { Page } from '../page';

const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding-block: ${space(5)} ${size('section')};

  ${media.desktop} {
    padding-block-start: ${space(8)};
  }
`;

const header = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(2)} ${space(3)};
`;

interface WishlistLayoutProps {
  title: string;
  lead?: ReactNode;
  /** Beside the heading. */
  action?: ReactNode;
  /** What is loading, where only placeholders are shown. */
  loading?: string;
  children: ReactNode;
}

/** The page of a wishlist: its heading, and what is on it. */
export function WishlistLayout({ title, lead, action, loading, children }: WishlistLayoutProps) {
  return (
    <FocusFallback>
      <Page {...(loading === undefined ? {} : { loading })}>
        <div css={page}>
          <div css={header}>
            <PageHeading lead={lead}>{title}</PageHeading>
            {action}
          </div>
          {children}
        </div>
      </Page>
    </FocusFallback>
  );
}
