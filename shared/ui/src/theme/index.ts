import type {
  COLORS,
  DURATIONS,
  ELEVATIONS,
  FONTS,
  LAYERS,
  LEADING,
  RADII,
  SIZES,
  TEXT,
  TRACKING,
} from './tokens';

export { BREAKPOINT, media } from './media';
export { swatch } from './swatches';

/** A colour: `color('text-soft')`. */
export function color(name: keyof typeof COLORS): string {
  return `var(--color-${name})`;
}

/** A font stack: `font('display')`. */
export function font(name: keyof typeof FONTS): string {
  return `var(--font-${name})`;
}

/** A font size: `text('lg')`. */
export function text(name: keyof typeof TEXT): string {
  return `var(--text-${name})`;
}

/** A line height: `leading('body')`. */
export function leading(name: keyof typeof LEADING): string {
  return `var(--leading-${name})`;
}

/** A letter spacing: `tracking('label')`. */
export function tracking(name: keyof typeof TRACKING): string {
  return `var(--tracking-${name})`;
}

/** A number of steps of the 8 px grid: `space(2)` is 16 px. */
export function space(steps: number): string {
  return `calc(var(--space) * ${steps})`;
}

/** A corner's radius: `radius('sm')`. */
export function radius(name: keyof typeof RADII): string {
  return `var(--radius-${name})`;
}

/** A shadow: `box-shadow: ${elevation('overlay')}`. */
export function elevation(name: keyof typeof ELEVATIONS): string {
  return `var(--elevation-${name})`;
}

/** A stacking order: `layer('header')`. */
export function layer(name: keyof typeof LAYERS): string {
  return `var(--layer-${name})`;
}

/** A dimension of the layout: `size('content')`. */
export function size(name: keyof typeof SIZES): string {
  return `var(--size-${name})`;
}

/** A transition of opacity, transform or colour: `transition: ${motion('opacity', 'base')}`. */
export function motion(property: string, duration: keyof typeof DURATIONS = 'fast'): string {
  return `${property} var(--duration-${duration}) var(--ease)`;
}
