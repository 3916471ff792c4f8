import { css } from '@emotion/react';
import { color, media, size, space, text } from '@storefront/ui/theme';

export const page = css`
  display: grid;
  gap: ${space(4)};
  padding-block: ${space(4)} ${space(8)};

  ${media.desktop} {
    gap: ${space(6)};
    padding-block: ${space(7)} ${size('section')};
  }
`;

/** The cart's lines or the checkout's form, and beside them the summary. */
export const columns = css`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};

  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(280px, 34%);
    align-items: start;
    gap: ${space(5)};
  }

  ${media.fourColumns} {
    grid-template-columns: minmax(0, 1fr) 408px;
    gap: clamp(${space(8)}, 8vw, ${space(16)});
  }
`;

export const sectionTitle = css`
  font-size: ${text('xl')};
`;

/** The sticky box of the summary, with a gold line on top. */
export const summary = css`
  display: grid;
  gap: ${space(3)};
  padding: ${space(3)};
  /* Forced-colors mode removes the background and shows this border. */
  border: 1px solid transparent;
  border-block-start-color: ${color('accent')};
  background: ${color('raised')};

  ${media.desktop} {
    position: sticky;
    inset-block-start: calc(${size('header')} + ${space(3)});
  }

  ${media.fourColumns} {
    padding: ${space(4)};
  }
`;

export const secondaryText = css`
  color: ${color('text-soft')};
  font-size: ${text('sm')};
`;
