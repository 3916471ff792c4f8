/** Under this width, in px, the shop shows its mobile form (section 2). */
export const BREAKPOINT = 768;

/** Media queries, for the head of a style block: `${media.phone} { … }`. */
export const media = {
  phone: `@media (max-width: ${BREAKPOINT - 0.02}px)`,
  desktop: `@media (min-width: ${BREAKPOINT}px)`,
  /** Large screens: four columns of products. */
  wide: '@media (min-width: 1100px)',
  /** Devices with a pointer that can rest on something. */
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
