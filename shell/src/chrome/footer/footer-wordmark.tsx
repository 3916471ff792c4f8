import { css } from '@emotion/react';
import { styles } from './footer.styles';

interface FooterWordmarkProps {
  storeName: string;
}

/** The store's name across the full width of the page. */
export function FooterWordmark({ storeName }: FooterWordmarkProps) {
  return (
    <div css={styles.bottomRow}>
      <p css={[styles.signature, css({ '--letters': storeName.length })]}>{storeName}</p>
    </div>
  );
}
