/** Below this width, in px, the shop has its mobile layout (NAV-06). */
export const BREAKPOINT = 768;

/** Media queries, for the head of a style block: `${media.phone} { … }`. */
export const media = {
  phone: `@media (max-width: ${BREAKPOINT - 0.02}px)`,
  desktop: `@media (min-width: ${BREAKPOINT}px)`,
  /** Large screens: four columns of products. */
  fourColumns: '@media (min-width: 1100px)',
  /** Room for a second column beside text. */
  twoColumns: '@media (min-width: 1024px)',
  /** Windows so low that sticky bars would take more than a fifth of them: zoomed to 400 %, or a phone on its side. */
  low: '@media (max-height: 479.98px)',
  /** Devices with a pointer that can hover. */
  hover: '@media (hover: hover)',
  /** Touch screens. */
  touch: '@media (pointer: coarse)',
  /** The system's high-contrast colours replace the shop's; backgrounds and shadows are gone. */
  forcedColors: '@media (forced-colors: active)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
