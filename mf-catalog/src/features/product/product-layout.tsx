import { Container } from '@storefront/shared/ui/container';
import type { ReactNode } from 'react';
import { BackButton } from './back-button';
import { columns, page } from './product.styles';

interface ProductLayoutProps {
  /** The pictures, then the details. */
  children: ReactNode;
}

/** The product page around its two halves. */
export function ProductLayout({ children }: ProductLayoutProps) {
  return (
    <Container data-boundary="mf-catalog">
      <div css={page}>
        <div>
          <BackButton />
        </div>
        <div css={columns}>{children}</div>
      </div>
    </Container>
  );
}
