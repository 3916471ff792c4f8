import { css } from '@emotion/react';
import { media, space } from '@storefront/ui/theme';

/** Around a select: label and control on one line, without a border, because a toolbar's hairlines frame it. */
export const inlineSelect = css`
  & > div {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 0 ${space(1)};
  }

  & select:not(:focus-visible, :hover) {
    border-color: transparent;
  }

  ${media.forcedColors} {
    & select:not(:focus-visible, :hover) {
      border-color: ButtonBorder;
    }
  }
`;
