import { css } from '@emotion/react';
import { styles } from './footer.styles';

interface FooterSignatureProps {
  storeName: string;
}

/** The store's name across the full width of the page. */
export function FooterSignature({ storeName }: FooterSignatureProps) {
  return (
    <div css={styles.foot}>
      <p css={[styles.signature, css({ '--letters': storeName.length })]}>{storeName}</p>
    </div>
  );
}
