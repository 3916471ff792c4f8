import { css } from '@emotion/react';
import { Link, type LinkProps } from '@storefront/host/router';
import { color, media, motion, size } from '../theme';

const textLink = css`
  color: inherit;
  text-decoration: underline;
  text-decoration-color: ${color('line-strong')};
  text-decoration-thickness: 1px;
  text-underline-offset: 0.35em;
  overflow-wrap: anywhere;
  transition: ${motion('color')}, ${motion('text-decoration-color')};

  ${media.hover} {
    &:hover {
      color: ${color('accent-strong')};
      text-decoration-color: currentcolor;
    }
  }
`;

/** On its own, not within a sentence: as high as a touch target. */
const alone = css`
  display: inline-flex;
  align-items: center;
  min-height: ${size('touch')};
`;

export interface TextLinkProps extends LinkProps {
  /** On its own, not within a sentence. */
  standalone?: boolean;
}

/** A link with a thin line under it, to a page of the shop or to `mailto:` and `tel:`. */
export function TextLink({ standalone = false, ...rest }: TextLinkProps) {
  return <Link css={[textLink, standalone && alone]} {...rest} />;
}
