import { css } from '@emotion/react';
import { media, size, space } from '@storefront/ui/theme';

/** Two columns on phones and screens of medium width; one with full-width pictures where two would be too narrow. */
export const grid = css`
  --card-bleed: calc(-1 * ${size('gutter')});
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)} ${space(1.5)};

  @media (min-width: 340px) {
    --card-bleed: 0px;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.desktop} {
    gap: ${space(5)} ${space(2)};
  }

  ${media.fourColumns} {
    row-gap: ${space(8)};
  }
`;

/**
 * A swipeable row from edge to edge of the screen, in which the next card is partly visible. Positioned,
 * so that visually hidden texts in it extend the row's scroll area and not the page's.
 */
const rail = (where: string) => css`
  ${where} {
    --card-bleed: 0px;
    position: relative;
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: min(76vw, 320px);
    margin-inline: calc(-1 * ${size('gutter')});
    /* Room for the focus ring, which the row would cut off. */
    margin-block: calc(-1 * ${space(1)});
    padding: ${space(1)} ${size('gutter')};
    overflow-x: auto;
    scroll-padding-inline: ${size('gutter')};
    scroll-snap-type: x proximity;
    scrollbar-width: none;

    > li {
      scroll-snap-align: start;
    }
  }
`;

export const columnStyles = {
  2: desktopColumns(2),
  3: desktopColumns(3),
  4: desktopColumns(4),
  /** Four columns on large screens, two on medium ones, a swipeable row on phones (HOME-04). */
  featured: css`
    ${rail(media.phone)}

    ${media.desktop} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    ${media.fourColumns} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  `,
  /** One row everywhere, so that its height is known: four columns on large screens, swipeable on others. */
  row: css`
    ${rail('@media (max-width: 1099.98px)')}

    ${media.fourColumns} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  `,
};

export type GridColumns = keyof typeof columnStyles;

function desktopColumns(count: number) {
  return css`
    ${media.desktop} {
      grid-template-columns: repeat(${count}, minmax(0, 1fr));
    }
  `;
}
