/**
 * The values of the theme's CSS variables, which the shell declares once (GlobalStyles). They are part
 * of the host contract: names are added, never changed or removed. All other code reads them through the
 * typed functions of the theme.
 */

/**
 * Every colour that isn't in `NOT_FOR_TEXT` may be used for text, and has a contrast of at least 4.5:1 on all
 * three backgrounds (WCAG AA).
 */
export const COLORS = {
  page: '#100e0c',
  raised: '#191613',
  overlay: '#231f1b',

  text: '#f4eee4',
  'text-soft': '#cfc6b8',
  'text-muted': '#a69c8d',

  line: '#332d27',
  /** Borders of controls: a contrast of 3:1 on every background. */
  'line-strong': '#7d7265',

  accent: '#c9a55f',
  'accent-strong': '#e0c184',
  'on-accent': '#15110b',

  /** The background of a primary button; its text is `on-accent`. */
  button: '#f4eee4',

  destructive: '#f0776a',
  'destructive-ground': '#3a1613',
  'on-destructive': '#1c0705',

  sale: '#e9967a',

  'status-yellow': '#e3c15c',
  'status-blue': '#85b6ee',
  'status-purple': '#c3a3ee',
  'status-green': '#7fc794',
  'status-red': '#f08a80',
  'status-neutral': '#b9b0a2',

  /** Behind a dialog. */
  scrim: 'rgb(8 6 4 / 0.72)',
} as const;

/** The colours that must not be used for text on the three backgrounds. */
export const NOT_FOR_TEXT: readonly (keyof typeof COLORS)[] = [
  'page',
  'raised',
  'overlay',
  'line',
  'line-strong',
  'on-accent',
  'button',
  'destructive-ground',
  'on-destructive',
  'scrim',
];

/**
 * In order: the shop's font, the font of the rupee sign (which it lacks), its metric-adjusted fallbacks,
 * fonts for other scripts.
 */
export const FONTS = {
  display:
    "'Bodoni Moda', 'Figtree Rupee', 'Bodoni Moda Fallback', 'Bodoni Moda Android Fallback', 'Noto Serif Display', Georgia, 'Tiro Devanagari Hindi', serif",
  text: "Figtree, 'Figtree Rupee', 'Figtree Fallback', 'Figtree Android Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans Devanagari', sans-serif",
} as const;

/** Font sizes. */
export const TEXT = {
  xs: '0.75rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.125rem',
  xl: '1.5rem',
  '2xl': 'clamp(1.75rem, 1.45rem + 1.3vw, 2.25rem)',
  '3xl': 'clamp(2.25rem, 1.6rem + 2.8vw, 4rem)',
  hero: 'clamp(3.25rem, 1.5rem + 7vw, 8rem)',
} as const;

export const LEADING = { tight: '1.1', snug: '1.3', body: '1.6' } as const;

export const TRACKING = { display: '-0.01em', label: '0.14em' } as const;

/** One step of the spacing grid. */
const SPACE = '8px';

export const RADII = { sm: '2px', md: '4px', full: '999px' } as const;

export const DURATIONS = { fast: '150ms', base: '240ms', slow: '400ms' } as const;

export const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Shadows of elements above the page. */
export const ELEVATIONS = {
  /** A bar beneath which the page scrolls. */
  bar: '0 8px 24px rgb(8 6 4 / 0.4)',
  /** A menu, a drawer, a dialog, a toast. */
  overlay: '0 24px 64px rgb(8 6 4 / 0.6)',
} as const;

export const LAYERS = { header: '10', bar: '20', menu: '30', toast: '40' } as const;

export const SIZES = {
  /** Maximum width of content. */
  content: '1440px',
  /** Maximum width of running text; not in `ch`, which changes when the font is loaded. */
  prose: '40rem',
  /** Maximum width of the auth layout and of other single forms. */
  form: '440px',
  /** Smallest touch target. */
  touch: '44px',
  /** Height of a button and of a field. */
  control: '52px',
  /** Height of the header. */
  header: '72px',
  /** Height of the bottom bar of small screens, without the home indicator's inset. */
  'bottom-bar': '56px',
  /** Between content and the screen's edges. */
  gutter: 'clamp(16px, 4.5vw, 72px)',
  /** Space between two sections of a page. */
  section: 'clamp(72px, 9vw, 144px)',
} as const;

/** Everything above as declarations of CSS variables, for `:root`; left out of bundles that don't use it. */
export const tokenDeclarations = /* @__PURE__ */ declareAll();

function declareAll(): string {
  return [
    ...declare('color', COLORS),
    ...declare('font', FONTS),
    ...declare('text', TEXT),
    ...declare('leading', LEADING),
    ...declare('tracking', TRACKING),
    ...declare('radius', RADII),
    ...declare('duration', DURATIONS),
    ...declare('elevation', ELEVATIONS),
    ...declare('layer', LAYERS),
    ...declare('size', SIZES),
    `--space: ${SPACE};`,
    `--ease: ${EASE};`,
  ].join('\n');
}

function declare(group: string, values: Record<string, string>): string[] {
  return Object.entries(values).map(([name, value]) => `--${group}-${name}: ${value};`);
}
