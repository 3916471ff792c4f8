import type { Picture } from '@storefront/shared/shop/picture';
import type { CSSProperties } from 'react';

/** Width by height: of a picture whose subject isn't known, which is a garment's, and of the flattest frame. */
const PORTRAIT = 3 / 4;
const FLATTEST = 4 / 3;

/** The ground that is seen above and below the subject, as a share of the picture's height. */
const MARGIN = 0.1;

/** The ratio of the frame that all pictures of a product are shown in: that of what stands in the first one. */
export function frameRatio([first]: readonly Picture[]): number {
  const seen = first && seenPart(first);
  return seen ? ratioOf(first) / (seen.bottom - seen.top) : PORTRAIT;
}

/** The frame's ratio in styles; the skeleton of a page has that of a garment. */
export const FRAME_RATIO = `var(--frame-ratio, ${PORTRAIT})`;

/** The custom property that `FRAME_RATIO` reads. */
export function frameStyle(pictures: readonly Picture[]): CSSProperties {
  return { ['--frame-ratio' as string]: frameRatio(pictures).toFixed(3) };
}

/** Where a picture lies in a frame that cuts it off: what stands in it is in the frame's middle. */
export function framePosition(picture: Picture) {
  const seen = seenPart(picture);
  const position = seen ? `0 ${share(seen.top / (1 - (seen.bottom - seen.top)))}` : 'top';
  return { objectPosition: position, backgroundPosition: position };
}

function share(part: number): string {
  return `${(part * 100).toFixed(1)}%`;
}

/** The part of the height that is worth seeing; undefined where that is all of it. */
function seenPart(picture: Picture) {
  const { subject } = picture;
  if (!subject) return undefined;
  const top = Math.max(0, subject.top - MARGIN);
  const bottom = Math.min(1, subject.bottom + MARGIN);
  const missing = Math.max(0, ratioOf(picture) / FLATTEST - (bottom - top));
  const seen = { top: Math.max(0, top - missing / 2), bottom: Math.min(1, bottom + missing / 2) };
  return seen.bottom - seen.top < 1 ? seen : undefined;
}

function ratioOf({ width, height }: Picture): number {
  return width && height ? width / height : PORTRAIT;
}
