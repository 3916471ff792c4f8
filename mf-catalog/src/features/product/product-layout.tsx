import type { ReactNode } from 'react';
import { Page } from '../../components/page';
import { BackButton } from './back-button';
import { back, columns, page } from './product.styles';

interface ProductLayoutProps {
  /** What is loading, where the children are placeholders. */
  loading?: string;
  /** The pictures, the buy box, the description. */
  children: ReactNode;
  /** What stands below. */
  after?: ReactNode;
}

/** The product page around its parts. */
export function ProductLayout({ loading, children, after }: ProductLayoutProps) {
  return (
    <Page loading={loading}>
      <div css={page}>
        <div css={back}>
          <BackButton />
        </div>
        <div css={columns}>{children}</div>
      </div>
      {after}
    </Page>
  );
}
