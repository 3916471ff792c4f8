import { css } from '@emotion/react';
import { color, font, media, size, space, text } from '@storefront/ui/theme';

/** A band from edge to edge: the picture bleeds off the screen, the text keeps to the content width. */
export const band = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  background: ${color('raised')};
`;

export const split = css`
  ${media.twoColumns} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

export const picture = css`
  height: min(110vw, 560px);

  ${media.twoColumns} {
    height: 100%;
    min-height: 680px;
  }
`;

export const textBlock = css`
  display: grid;
  align-content: center;
  gap: ${space(6)};
  width: 100%;
  max-width: calc(${size('content')} + 2 * ${size('gutter')});
  margin-inline: auto;
  padding: ${size('section')} ${size('gutter')};
`;

export const besidePicture = css`
  ${media.twoColumns} {
    max-width: calc(${size('content')} / 2 + ${size('gutter')});
    margin-inline-start: 0;
    padding-inline-start: clamp(${space(5)}, 6vw, ${space(14)});
  }
`;

export const title = css`
  display: grid;
  justify-items: start;
  gap: ${space(2)};
  max-width: 36rem;
`;

/** Three large numbers between hairlines. */
export const counts = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(2)};
  padding-block: ${space(3)};
  border-block: 1px solid ${color('line')};
  color: ${color('text-soft')};
  font-size: ${text('sm')};
  line-height: 1.4;
`;

export const count = css`
  display: block;
  margin-block-end: ${space(1)};
  color: ${color('text')};
  font-family: ${font('display')};
  font-size: clamp(2.5rem, 1.4rem + 4vw, 5rem);
  line-height: 1;
  font-variant-numeric: lining-nums;
`;

export const links = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)} ${space(4)};
`;
