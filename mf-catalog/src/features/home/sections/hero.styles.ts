import { css } from '@emotion/react';
import { color, media, size, space, text, tracking } from '@storefront/ui/theme';

/** The page's colour at this opacity, as a background for text. */
function veil(percent: number): string {
  return `color-mix(in srgb, ${color('page')} ${percent}%, transparent)`;
}

/** Full width, and extended under the transparent header. */
export const hero = css`
  position: relative;
  display: grid;
  align-items: end;
  min-height: min(88svh, 760px);
  margin-block-start: calc(-1 * ${size('header')});
  padding-block: calc(${size('header')} + ${space(6)}) ${space(6)};
  overflow: hidden;

  ${media.desktop} {
    min-height: min(100svh, 960px);
    padding-block-end: ${space(10)};
  }
`;

/** A warm gradient beside the text, used if the store has no picture; it fades into the page. */
export const background = css`
  background:
    linear-gradient(to top, ${color('page')}, transparent 40%),
    radial-gradient(
      ellipse 34% 58% at 74% 44%,
      color-mix(in srgb, ${color('accent')} 22%, ${color('overlay')}),
      transparent
    ),
    radial-gradient(ellipse 72% 92% at 70% 40%, ${color('overlay')}, transparent),
    linear-gradient(${color('raised')}, ${color('page')});
`;

export const picture = css`
  position: absolute;
  inset: 0;
  height: 100%;
  object-position: 70% 20%;
`;

/** Keeps text and header legible over any picture. */
export const scrim = css`
  position: absolute;
  inset: 0;

  &:dir(rtl) {
    scale: -1 1;
  }

  background:
    linear-gradient(${veil(55)}, transparent 18%),
    linear-gradient(to top, ${color('page')}, ${veil(70)} 26%, transparent 62%);

  ${media.desktop} {
    background:
      linear-gradient(${veil(55)}, transparent 18%),
      linear-gradient(to top, ${color('page')}, transparent 42%),
      linear-gradient(to right, ${veil(72)}, ${veil(40)} 38%, transparent 64%);
  }
`;

export const textBlock = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space(4)};
`;

export const headline = css`
  /* Two words on two lines, as large as the narrowest screen allows, and a longer word on a line of its own. */
  width: min-content;
  min-width: min(8ch, 100%);
  max-width: 100%;
  font-size: max(${text('hero')}, min(17vw, 170vw / var(--letters), 5rem), min(9.5vw, 11rem));
  line-height: 0.98;
  letter-spacing: ${tracking('display')};
`;

export const description = css`
  max-width: 32rem;
  color: ${color('text')};
  font-size: ${text('lg')};
  text-wrap: pretty;
`;
