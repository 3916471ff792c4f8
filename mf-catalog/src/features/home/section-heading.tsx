import { css } from '@emotion/react';
import { space, text } from '@storefront/shared/theme';

const heading = css`
  margin-block-end: ${space(3)};
  font-size: ${text('2xl')};
`;

interface SectionHeadingProps {
  /** Names the section that refers to it. */
  id: string;
  children: string;
}

/** The heading of one of the home page's sections. */
export function SectionHeading({ id, children }: SectionHeadingProps) {
  return (
    <h2 id={id} css={heading}>
      {children}
    </h2>
  );
}
