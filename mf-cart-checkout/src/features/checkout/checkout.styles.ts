import { css } from '@emotion/react';
import { color, media, size, space, text, tracking } from '@storefront/shared/theme';

/** The steps stand close to the heading that they lead to. */
export const head = css`
  display: grid;
  gap: ${space(2)};
`;

/** First in reading order, and beside the form where there is room. */
export const summaryColumn = css`
  min-width: 0;

  ${media.desktop} {
    grid-column: 2;
    grid-row: 1;
    position: sticky;
    inset-block-start: calc(${size('header')} + ${space(3)});
  }
`;

export const formColumn = css`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
  max-width: ${size('prose')};

  ${media.desktop} {
    grid-column: 1;
    grid-row: 1;
  }
`;

/** Fields that belong together, under a name of their own. */
export const group = css`
  display: grid;
  gap: ${space(3)};

  & ~ & {
    padding-block-start: ${space(3)};
  }
`;

export const groupTitle = css`
  padding: 0;
  padding-block-end: ${space(2)};
  color: ${color('accent')};
  font-size: ${text('xs')};
  letter-spacing: ${tracking('label')};
  text-transform: uppercase;
`;

/** Closer to the group's name than its fields are. */
export const groupHint = css`
  margin-block-start: calc(-1 * ${space(1)});
  color: ${color('text-soft')};
  font-size: ${text('sm')};
`;

/** As wide as a PIN or a phone number is. */
export const shortField = css`
  max-width: 14rem;
`;

/** The button, and beside it what pressing it means. */
export const send = css`
  display: grid;
  gap: ${space(2)};
  padding-block-start: ${space(4)};
  border-block-start: 1px solid ${color('line')};

  ${media.large} {
    grid-template-columns: minmax(220px, auto) minmax(0, 1fr);
    align-items: center;
    gap: ${space(3)};
  }
`;

export const conflictList = css`
  display: grid;
  gap: ${space(0.5)};
`;
