import { css } from '@emotion/react';
import { color, media, motion, size, space, text } from '@storefront/ui/theme';

export const list = css`
  display: grid;
`;

export const option = css`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${size('touch')};
  padding: ${space(1)};
  margin-inline: calc(-1 * ${space(1)});
  color: ${color('text-soft')};
  text-decoration: none;
  transition: ${motion('color')};

  ${media.hover} {
    &:hover {
      color: ${color('accent-strong')};
    }
  }

  /* The option that Enter opens. */
  &[aria-selected='true'] {
    background: color-mix(in srgb, ${color('text')} 8%, transparent);
    color: ${color('text')};
    outline: 1px solid ${color('accent')};
    outline-offset: -1px;
  }
`;

export const suggested = css`
  color: ${color('text')};
  font-size: ${text('sm')};
`;

export const picture = css`
  flex: none;
  width: 48px;
  height: 64px;
`;

export const productName = css`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;
