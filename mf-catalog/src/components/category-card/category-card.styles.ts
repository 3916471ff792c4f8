import { css } from '@emotion/react';
import { color, leading, media, motion, space, text, tracking } from '@storefront/ui/theme';

/** The gradient is visible where there is no picture. */
export const card = css`
  position: relative;
  display: flex;
  align-items: flex-end;
  height: 450px;
  overflow: hidden;
  background: radial-gradient(
    ellipse 90% 70% at 50% 30%,
    color-mix(in oklab, ${color('accent')} 16%, ${color('overlay')}),
    ${color('raised')} 75%
  );
  text-decoration: none;

  &:focus-visible {
    outline-offset: -4px;
  }

  ${media.hover} {
    &:hover img {
      transform: scale(1.03);
    }

    &:hover svg {
      transform: translateX(6px);
    }
  }

  ${media.forcedColors} {
    border: 1px solid;
  }
`;

export const picture = css`
  position: absolute;
  inset: 0;
  height: 100%;
  transition: ${motion('transform', 'slow')};
`;

export const caption = css`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
  width: 100%;
  padding: ${space(10)} ${space(2)} ${space(2)};
  background: linear-gradient(
    transparent,
    color-mix(in srgb, ${color('page')} 78%, transparent) 65%,
    color-mix(in srgb, ${color('page')} 92%, transparent)
  );

  svg {
    color: ${color('accent')};
    transition: ${motion('transform', 'base')};
  }

  ${media.fourColumns} {
    padding-inline: ${space(3)};
    padding-block-end: ${space(3)};
  }
`;

export const nameStyle = css`
  min-width: 0;
  font-size: ${text('xl')};
  line-height: ${leading('tight')};
  letter-spacing: ${tracking('display')};
  overflow-wrap: anywhere;

  ${media.phone} {
    font-size: ${text('2xl')};
  }

  ${media.fourColumns} {
    font-size: ${text('2xl')};
  }
`;
