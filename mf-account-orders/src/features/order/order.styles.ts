import { css } from '@emotion/react';
import { color, font, media, space, text, tracking } from '@storefront/ui/theme';

/** The items and, beside them on large screens, payment and delivery. */
export const columns = css`
  display: grid;
  gap: ${space(6)};

  ${media.twoColumns} {
    grid-template-columns: minmax(0, 1fr) minmax(320px, 36%);
    align-items: start;
    gap: clamp(${space(6)}, 7vw, ${space(12)});
  }
`;

/** Sections, one below the other. */
export const column = css`
  display: grid;
  gap: ${space(6)};
`;

export const section = css`
  display: grid;
  gap: ${space(2)};
  padding-block-start: ${space(2)};
  border-block-start: 1px solid ${color('line-strong')};
`;

export const sectionTitle = css`
  color: ${color('accent')};
  font-family: ${font('text')};
  font-size: ${text('xs')};
  font-weight: 500;
  letter-spacing: ${tracking('label')};
  text-transform: uppercase;
`;

/* An empty string instead of "none", which would hide the list semantics from some screen readers. */
export const list = css`
  list-style-type: '';
  display: grid;
  gap: ${space(3)};
`;
