import { css } from '@emotion/react';
import { color, media, motion, size, space, text } from '@storefront/ui/theme';

export const list = css`
  display: grid;
  border-block-start: 1px solid ${color('line')};

  /* Keeps focused elements clear of the sticky checkout bar. */
  ${media.phone} {
    a,
    button {
      scroll-margin-block-end: ${space(12)};
    }
  }
`;

export const lineBox = css`
  display: grid;
  grid-template-columns: 120px minmax(0, 1fr);
  gap: ${space(2)};
  padding-block: ${space(3)};
  border-block-end: 1px solid ${color('line')};

  ${media.desktop} {
    grid-template-columns: 136px minmax(0, 1fr);
    gap: ${space(3)};
  }

  ${media.fourColumns} {
    grid-template-columns: 160px minmax(0, 1fr);
    gap: ${space(4)};
    padding-block: ${space(4)};
  }
`;

/** Aspect ratio 3:4. */
export const picture = css`
  aspect-ratio: 3 / 4;
`;

/** The name and the choices at the top, the controls of the line at the bottom. */
export const details = css`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: ${space(2)};
  min-width: 0;
`;

export const about = css`
  display: grid;
  justify-items: start;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const nameLink = css`
  display: inline-flex;
  align-items: center;
  min-height: ${size('touch')};
  font-size: ${text('lg')};
  line-height: 1.3;
  text-decoration: none;
  transition: ${motion('color')};

  ${media.hover} {
    &:hover {
      color: ${color('accent-strong')};
    }
  }
`;

export const lineFoot = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-self: end;
  gap: 0 ${space(1)};
`;

export const lineTotal = css`
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;

  ${media.desktop} {
    font-size: ${text('lg')};
  }
`;

/** Moved outwards by the button's padding: its text lines up with the pictures. */
export const listFoot = css`
  margin-inline-start: calc(-1 * ${space(1)});
  padding-block-start: ${space(1)};
`;
