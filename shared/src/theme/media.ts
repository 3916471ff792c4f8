/** Under this width, in px, the shop shows its mobile form (section 2). */
export const BREAKPOINT = 768;

/** Media queries, for the head of a style block: `${media.phone} { … }`. */
export const media = {
  phone: `@media (max-width: ${BREAKPOINT - 0.02}px)`,
  desktop: `@media (min-width: ${BREAKPOINT}px)`,
  /** Large screens: four columns of products. */
  wide: '@media (min-width: 1100px)',
  /** Room for something beside a column of text. */
  large: '@media (min-width: 1024px)',
  /** Devices with a pointer that can rest on something. */
  hover: '@media (hover: hover)',
  /** Devices that are worked by fingers. */
  touch: '@media (pointer: coarse)',
  /** The reader's own few colours in place of the shop's: grounds and shadows are gone. */
  forcedColors: '@media (forced-colors: active)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
