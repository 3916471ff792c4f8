import { css } from '@emotion/react';
import { color, media, motion, size, space, text } from '@storefront/ui/theme';

/** The account's details, and beside them the links to other pages. */
export const columns = css`
  display: grid;
  gap: ${space(5)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(280px, 34%);
    align-items: start;
    gap: clamp(${space(5)}, 8vw, ${space(16)});
  }
`;

/** The details, with a line above them like those between them. */
export const info = css`
  border-block-start: 1px solid ${color('line')};
  font-size: ${text('lg')};
`;

/** The details, and below them a notice if the email isn't verified. */
export const accountDetails = css`
  display: grid;
  gap: ${space(3)};
`;

export const nextActions = css`
  display: grid;
  gap: ${space(3)};
`;

/** The other sections of the account, below its details. */
export const sections = css`
  display: grid;
  gap: ${space(7)};
  min-width: 0;
`;

export const linkCard = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(3)};
  /* Forced-colors mode removes the background and shows this border. */
  border: 1px solid transparent;
  border-block-start-color: ${color('accent')};
  background: ${color('raised')};
  text-decoration: none;
  transition: ${motion('background-color')};

  > svg {
    color: ${color('accent')};
    transition: ${motion('transform', 'base')};
  }

  ${media.hover} {
    &:hover {
      background: ${color('overlay')};
    }

    &:hover > svg {
      transform: translateX(4px);
    }
  }

  ${media.fourColumns} {
    padding: ${space(4)};
  }
`;

export const linkTitle = css`
  display: block;
  font-size: ${text('lg')};
`;

export const secondaryText = css`
  color: ${color('text-soft')};
  font-size: ${text('sm')};
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  min-height: ${size('control')};
`;
