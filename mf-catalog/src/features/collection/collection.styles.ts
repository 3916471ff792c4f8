import { css } from '@emotion/react';
import { color, font, leading, media, size, space, text, tracking } from '@storefront/ui/theme';

/** Two columns of cards, no wider than their pictures look well. */
const PRODUCTS = 'minmax(0, 576px)';

export const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${size('section')};
  padding-block-end: ${size('section')};
`;

/** The picture from edge to edge on phones, and beside the title on large screens. */
export const opening = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  border-block-end: 1px solid ${color('line')};

  ${media.twoColumns} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: 0;
    min-height: min(86svh, 820px);
  }
`;

export const openingText = css`
  display: grid;
  align-content: end;
  gap: ${space(3)};
  padding: 0 ${size('gutter')} ${space(6)};

  ${media.twoColumns} {
    padding-block: ${space(10)};
    padding-inline-start: max(${size('gutter')}, calc((100vw - ${size('content')}) / 2));
  }
`;

export const title = css`
  font-size: ${text('hero')};
  line-height: 0.98;
  letter-spacing: ${tracking('display')};
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

export const introduction = css`
  max-width: 34rem;
  color: ${color('text-soft')};
  font-family: ${font('display')};
  font-size: ${text('xl')};
  line-height: ${leading('snug')};
  text-wrap: pretty;
`;

export const openingPicture = css`
  height: min(118vw, 620px);

  ${media.phone} {
    order: -1;
  }

  ${media.twoColumns} {
    height: 100%;
    max-height: 980px;
  }
`;

/** On large screens the text stays in view beside its products. */
export const section = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};

  ${media.twoColumns} {
    grid-template-columns: minmax(0, 1fr) ${PRODUCTS};
    gap: clamp(${space(6)}, 7vw, ${space(14)});
    align-items: start;
  }
`;

export const sectionText = css`
  display: grid;
  gap: ${space(2)};
  max-width: 34rem;
  color: ${color('text-soft')};
  font-size: ${text('lg')};
  line-height: ${leading('body')};
  text-wrap: pretty;

  h2 {
    color: ${color('text')};
  }

  ${media.twoColumns} {
    position: sticky;
    gap: ${space(3)};
    top: calc(${size('header')} + ${space(5)});
  }
`;

/** Every other text stands on the right. */
export const mirrored = css`
  ${media.twoColumns} {
    grid-template-columns: ${PRODUCTS} minmax(0, 1fr);

    > ul {
      order: -1;
    }
  }
`;

/** A message alone on the page. */
export const failure = css`
  display: grid;
  gap: ${space(4)};
  padding-block: ${space(8)} ${size('section')};
`;
