import type { Picture } from '@storefront/host/shop/catalogue/picture';
import type { ReactNode } from 'react';
import { Page } from '../../components/page';
import { BackButton } from './back-button';
import { frameStyle } from './gallery/picture-frame';
import { back, columns, page } from './product.styles';

interface ProductLayoutProps {
  /** What is loading, where the children are placeholders. */
  loading?: string;
  /** The product's pictures; the first one determines the frame of all. */
  pictures?: readonly Picture[];
  /** The pictures, the buy box, the description. */
  children: ReactNode;
  /** The content below. */
  after?: ReactNode;
}

/** The layout of the product page. */
export function ProductLayout({ loading, pictures, children, after }: ProductLayoutProps) {
  return (
    <Page loading={loading}>
      <div css={page}>
        <div css={back}>
          <BackButton />
        </div>
        <div css={columns} style={pictures && frameStyle(pictures)}>
          {children}
        </div>
      </div>
      {after}
    </Page>
  );
}
