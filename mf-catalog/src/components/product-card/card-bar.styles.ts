import { css } from '@emotion/react';
import { color, media, size, space, text } from '@storefront/ui/theme';

/** The wide button of a card's bar. */
export const barButton = css`
  flex: 1 0 auto;
  justify-content: flex-start;
  padding-inline: ${space(2)};
  color: ${color('text')};
  font-size: ${text('sm')};
  text-decoration: none;

  &:focus-visible {
    outline-offset: -4px;
  }

  ${media.hover} {
    &:hover:not(:disabled) {
      color: ${color('accent-strong')};
    }
  }
`;

/** A button with an icon at the end of a card's bar. */
export const barIconButton = css`
  flex: 0 0 ${size('control')};
  height: ${size('control')};
  border-radius: 0;
  border-inline-start-color: ${color('line')};

  &:focus-visible {
    outline-offset: -4px;
  }
`;
