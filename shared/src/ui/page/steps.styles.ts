import { css } from '@emotion/react';
import { color, media, motion, size, space, text, tracking } from '../../theme';

export const line = css`
  font-size: ${text('xs')};
  letter-spacing: ${tracking('label')};
  text-transform: uppercase;
`;

// A general sibling, not `+`, because the server may render a style element between two steps.
export const list = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space(1.5)};

  & > li ~ li::before {
    content: '';
    width: clamp(${space(2)}, 4vw, ${space(6)});
    border-block-start: 1px solid ${color('line-strong')};
  }
`;

export const step = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: ${size('touch')};
  color: ${color('text-muted')};

  a {
    display: inline-flex;
    align-items: center;
    min-width: ${size('touch')};
    min-height: ${size('touch')};
    text-decoration-color: ${color('line-strong')};
    transition: ${motion('color')};

    ${media.hover} {
      &:hover {
        color: ${color('accent-strong')};
      }
    }
  }
`;

export const done = css`
  color: ${color('text-soft')};
`;

/** Marked by a line below it as well as by its colour. */
export const current = css`
  color: ${color('text')};

  > span {
    padding-block: ${space(0.5)};
    border-block-end: 1px solid ${color('accent')};
  }
`;
