import { css } from '@emotion/react';
import { color, media, motion, radius, size, space, text } from '@storefront/ui/theme';

export const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

/** A link in a frame, as high as a touch target. */
export const chip = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${size('touch')};
  padding-inline: ${space(2)};
  border: 1px solid ${color('line-strong')};
  border-radius: ${radius('sm')};
  color: ${color('text-soft')};
  font-size: ${text('sm')};
  overflow-wrap: anywhere;
  text-decoration: none;
  transition: ${motion('border-color')}, ${motion('color')};

  ${media.hover} {
    &:hover {
      border-color: ${color('text')};
      color: ${color('text')};
    }
  }
`;
