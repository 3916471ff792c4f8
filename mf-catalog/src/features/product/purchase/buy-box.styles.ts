import { css } from '@emotion/react';
import { color, layer, leading, media, size, space, text, tracking } from '@storefront/ui/theme';

export const box = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

export const header = css`
  display: grid;
  gap: ${space(1.5)};
`;

/** Smaller than the headings of other pages, because it is in a narrow column. */
export const title = css`
  font-size: clamp(2rem, 1.6rem + 1.6vw, 3rem);
  line-height: ${leading('tight')};
  letter-spacing: ${tracking('display')};
  overflow-wrap: anywhere;
`;

/** A touch target that is higher than what it shows. */
export const rating = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  justify-self: start;
  min-height: ${size('touch')};
  margin-block: calc(-1 * ${space(1)});
  color: ${color('text-soft')};
  font-size: ${text('sm')};
`;

export const priceRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  font-size: ${text('lg')};
`;

export const taxes = css`
  color: ${color('text-muted')};
  font-size: ${text('sm')};
`;

export const notice = css`
  color: ${color('destructive')};
`;

export const label = css`
  margin-block-end: ${space(1.5)};
  color: ${color('text-soft')};
  font-size: ${text('sm')};
`;

/** On a phone a sticky bar above the shop's bottom bar. */
export const actions = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(1)};

  ${media.phone} {
    position: sticky;
    inset-block-end: calc(${size('bottom-bar')} + env(safe-area-inset-bottom));
    z-index: ${layer('header')};
    order: 2;
    margin-inline: calc(-1 * ${size('gutter')});
    padding: ${space(1.5)} ${size('gutter')};
    border-block-start: 1px solid ${color('line')};
    background: ${color('page')};
  }

  ${media.low} {
    position: static;
  }
`;

export const wishlist = css`
  padding-inline: ${space(3)};

  ${media.phone} {
    width: ${size('control')};
    padding-inline: 0;
  }
`;

/** Visually hidden on phones, where there is room only for the heart. */
export const wishlistLabel = css`
  ${media.phone} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** Aligns the texts of its buttons, and not the padding around them, with what is above. A form takes the whole width. */
export const quietActions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};

  > button {
    margin-inline-start: calc(-1 * ${space(1)});
  }

  > form {
    flex-basis: 100%;
  }
`;
