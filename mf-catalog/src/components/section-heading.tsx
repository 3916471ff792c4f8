import { css } from '@emotion/react';
import { leading, text, tracking } from '@storefront/ui/theme';

const heading = css`
  font-size: ${text('2xl')};
  line-height: ${leading('tight')};
  letter-spacing: ${tracking('display')};
`;

const large = css`
  font-size: ${text('3xl')};
`;

interface SectionHeadingProps {
  /** Names the section that refers to it. */
  id: string;
  /** As large as a page's own heading. */
  isLarge?: boolean;
  children: string;
}

/** The heading of a section. */
export function SectionHeading({ id, isLarge = false, children }: SectionHeadingProps) {
  return (
    <h2 id={id} css={[heading, isLarge && large]}>
      {children}
    </h2>
  );
}
