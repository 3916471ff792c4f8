import type { Picture } from '@storefront/host/shop/catalogue/picture';
import type { CSSProperties } from 'react';

/** Ratios of width to height: the default, which suits garments, and that of the flattest frame. */
const DEFAULT_RATIO = 3 / 4;
const MAX_RATIO = 4 / 3;

/** The background kept above and below the subject, as a fraction of the picture's height. */
const MARGIN = 0.1;

/** The ratio of the frame for all pictures of a product, determined by the subject of the first one. */
export function frameRatio([first]: readonly Picture[]): number {
  const seen = first && visiblePart(first);
  return seen ? ratioOf(first) / (seen.bottom - seen.top) : DEFAULT_RATIO;
}

/** The frame's ratio as CSS; the page's skeleton has the default. */
export const FRAME_RATIO = `var(--frame-ratio, ${DEFAULT_RATIO})`;

/** Sets the custom property that `FRAME_RATIO` reads. */
export function frameStyle(pictures: readonly Picture[]): CSSProperties {
  return { ['--frame-ratio' as string]: frameRatio(pictures).toFixed(3) };
}

/**
 * The position of a picture in a frame of this ratio, which crops it: its subject is vertically centred. Where
 * the subject is unknown, a garment's frame shows the top, and a flatter one the middle of the detail.
 */
export function framePosition(picture: Picture, ratio: number) {
  const shown = ratioOf(picture) / ratio;
  const { top: start, bottom: end } = picture.subject ?? {
    top: 0,
    bottom: ratio > DEFAULT_RATIO ? 1 : shown,
  };
  const top = (start + end - shown) / 2;
  const position = shown < 1 ? `50% ${toPercent(clamp(top / (1 - shown)))}` : 'top';
  return { objectPosition: position, backgroundPosition: position };
}

function clamp(part: number): number {
  return Math.min(1, Math.max(0, part));
}

function toPercent(part: number): string {
  return `${(part * 100).toFixed(1)}%`;
}

/** The part of the picture's height that the frame shows; undefined if that is all of it. */
function visiblePart(picture: Picture) {
  const { subject } = picture;
  if (!subject) return undefined;
  const top = Math.max(0, subject.top - MARGIN);
  const bottom = Math.min(1, subject.bottom + MARGIN);
  const missing = Math.max(0, ratioOf(picture) / MAX_RATIO - (bottom - top));
  const seen = { top: Math.max(0, top - missing / 2), bottom: Math.min(1, bottom + missing / 2) };
  return seen.bottom - seen.top < 1 ? seen : undefined;
}

function ratioOf({ width, height }: Picture): number {
  return width && height ? width / height : DEFAULT_RATIO;
}
