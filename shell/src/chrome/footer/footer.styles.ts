import { css } from '@emotion/react';
import { color, font, media, size, space, text, tracking } from '@storefront/ui/theme';

const footer = css`
  border-block-start: 1px solid ${color('line')};
  padding-block: ${size('section')} ${space(4)};
  overflow: clip;
`;

const top = css`
  display: grid;
  row-gap: ${space(6)};

  ${media.desktop} {
    grid-template-columns: 5fr 7fr;
    column-gap: ${space(6)};
  }

  ${media.twoColumns} {
    grid-template-columns: 1fr 1fr;
  }
`;

const company = css`
  display: grid;
  align-content: start;
  gap: ${space(3)};
  min-width: 0;
  max-width: 30rem;
  overflow-wrap: anywhere;
`;

const statement = css`
  color: ${color('text-soft')};
  font-size: ${text('lg')};
  text-wrap: pretty;
`;

const contact = css`
  display: grid;
  justify-items: start;
  font-size: ${text('sm')};
`;

const sections = css`
  min-width: 0;
  border-block-end: 1px solid ${color('line')};

  ${media.desktop} {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(3)};
    border: 0;
  }
`;

const wordmarkRow = css`
  container-type: inline-size;
`;

/** The store's name in a size at which its letters fill the width of the page. */
const wordmark = css`
  margin-block: ${space(8)} ${space(3)};
  /* As wide as the space after the last letter, which is to the right of Latin letters in every language. */
  padding-left: ${tracking('label')};
  font-family: ${font('display')};
  font-size: clamp(2.75rem, calc(122cqi / var(--letters)), 17rem);
  letter-spacing: ${tracking('label')};
  line-height: 1;
  overflow-wrap: anywhere;
  text-align: center;
  text-transform: uppercase;
`;

const legal = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  padding-block-start: ${space(3)};
  border-block-start: 1px solid ${color('line')};
  color: ${color('text-muted')};
  font-size: ${text('sm')};
  overflow-wrap: anywhere;
`;

const languages = css`
  display: flex;
  gap: ${space(3)};

  &:empty {
    display: none;
  }
`;

const language = css`
  display: inline-flex;
  align-items: center;
  min-width: ${size('touch')};
  min-height: ${size('touch')};
  color: ${color('text-soft')};
`;

export const styles = {
  footer,
  top,
  company,
  statement,
  contact,
  sections,
  wordmarkRow,
  wordmark,
  legal,
  languages,
  language,
};
