import type { ReactNode } from 'react';
import { Page } from '../../components/page';
import { BackButton } from './back-button';
import { back, columns, page } from './product.styles';

interface ProductLayoutProps {
  /** The pictures, the choices, the story. */
  children: ReactNode;
}

/** The product page around its parts. */
export function ProductLayout({ children }: ProductLayoutProps) {
  return (
    <Page>
      <div css={page}>
        <div css={back}>
          <BackButton />
        </div>
        <div css={columns}>{children}</div>
      </div>
    </Page>
  );
}
