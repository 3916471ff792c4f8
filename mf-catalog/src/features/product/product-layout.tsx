import type { Picture } from '@storefront/shared/shop/picture';
import type { ReactNode } from 'react';
import { Page } from '../../components/page';
import { BackButton } from './back-button';
import { frameStyle } from './gallery/picture-frame';
import { back, columns, page } from './product.styles';

interface ProductLayoutProps {
  /** What is loading, where the children are placeholders. */
  loading?: string;
  /** Of the product; its first one decides how all are framed. */
  pictures?: readonly Picture[];
  /** The pictures, the buy box, the description. */
  children: ReactNode;
  /** What stands below. */
  after?: ReactNode;
}

/** The product page around its parts. */
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
