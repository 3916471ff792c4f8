import { css } from '@emotion/react';
import { pagePaths } from '@storefront/host/contracts';
import { useStoreInfo } from '@storefront/host';
import { Link } from '@storefront/host/router';
import { font, media, size, text, tracking } from '@storefront/ui/theme';
import { t } from '../messages/t';

const wordmark = css`
  display: inline-flex;
  align-items: center;
  min-width: 0;
  min-height: ${size('touch')};
  /* The last letter has letter spacing too, which would put the name off centre. */
  margin-inline-end: calc(-1 * ${tracking('label')});
  font-family: ${font('display')};
  /* Leaves room for the icons beside it on the smallest screens. */
  font-size: clamp(1.125rem, 5.6vw, 1.375rem);
  letter-spacing: ${tracking('label')};
  line-height: 1;
  overflow-wrap: anywhere;
  text-decoration: none;
  text-transform: uppercase;

  ${media.desktop} {
    font-size: ${text('xl')};
  }
`;

/** The longest name that fits into one line of the header on phones, in letters. */
const MAX_LETTERS = 14;

const longName = css`
  ${media.phone} {
    font-size: ${text('sm')};
  }
`;

interface WordmarkProps {
  /** Set by the css prop. */
  className?: string;
}

/** The store's name as a logo; links to the home page. */
export function Wordmark({ className }: WordmarkProps) {
  const storeName = useStoreInfo((state) => state.info?.storeName) || t('Shop');
  return (
    <Link
      to={pagePaths.home}
      translate="no"
      css={[wordmark, storeName.length > MAX_LETTERS && longName]}
      className={className}
    >
      {storeName}
    </Link>
  );
}
