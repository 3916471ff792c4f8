import { css } from '@emotion/react';
import { color, font, media, motion, size, space, text, tracking } from '@storefront/ui/theme';

/** A single underlined line in the display font. */
export const form = css`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  border-block-end: 1px solid ${color('line')};
  transition: ${motion('border-color')};

  &:focus-within {
    border-color: ${color('accent')};
  }
`;

export const input = css`
  flex: 1;
  min-width: 0;
  min-height: calc(${size('touch')} + ${space(2)});
  border: 0;
  background: none;
  color: ${color('text')};
  font-family: ${font('display')};
  font-size: ${text('2xl')};
  letter-spacing: ${tracking('display')};
  text-overflow: ellipsis;
  appearance: none;

  &::placeholder {
    color: ${color('text-muted')};
    opacity: 1;
  }

  /* The form's underline shows the focus. */
  &:focus-visible {
    outline: none;

    ${media.forcedColors} {
      outline: 2px solid Highlight;
    }
  }

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

export const status = css`
  min-height: 1.6em;
  margin-block: ${space(1)};
  color: ${color('text-muted')};
  font-size: ${text('xs')};
`;

export const below = css`
  display: grid;
  gap: ${space(2)};
`;

/** Above recent and popular searches. */
export const heading = css`
  margin-block-end: ${space(1)};
  color: ${color('text-muted')};
  font-family: inherit;
  font-size: ${text('xs')};
  letter-spacing: ${tracking('label')};
  text-transform: uppercase;
`;
