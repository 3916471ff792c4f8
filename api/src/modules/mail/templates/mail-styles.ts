import { currentLanguage } from '@storefront/host/messages/language';

/*
 * Mail programs without support for style sheets show the inline styles, which have the light theme; the style sheet
 * has the dark theme. Each class sets one colour, so that the style sheet stays short.
 */

/** In both themes, text has a contrast of at least 4.5:1 to its background. */
const LIGHT = {
  page: '#efe8dc',
  raised: '#fbf8f2',
  text: '#1b1713',
  soft: '#4b443b',
  muted: '#655c50',
  line: '#ddd3c4',
  accent: '#7a5a17',
  button: '#15110b',
  'on-button': '#f4eee4',
} as const;

type Colour = keyof typeof LIGHT;

/** The shop's colours (`shared/ui/src/theme/tokens.ts`). */
const DARK: Record<Colour, string> = {
  page: '#100e0c',
  raised: '#191613',
  text: '#f4eee4',
  soft: '#cfc6b8',
  muted: '#a69c8d',
  line: '#332d27',
  accent: '#c9a55f',
  button: '#f4eee4',
  'on-button': '#15110b',
};

const SERIF = "'Bodoni Moda', Didot, 'Bodoni 72', 'Times New Roman', serif";
const SANS = "Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

export const TYPE = {
  heading: `font-family:${SERIF};font-size:28px;line-height:34px;font-weight:400`,
  brand: `font-family:${SERIF};font-size:24px;line-height:32px;font-weight:400;letter-spacing:0.06em`,
  body: `font-family:${SANS};font-size:16px;line-height:26px`,
  strong: `font-family:${SANS};font-size:16px;line-height:26px;font-weight:600`,
  small: `font-family:${SANS};font-size:14px;line-height:22px`,
} as const;

/** The type of labels in capitals. The letters of Hindi are joined, so they aren't spaced. */
export function labelType(): string {
  const spacing = currentLanguage() === 'hi' ? '0' : '0.14em';
  return `font-family:${SANS};font-size:12px;line-height:18px;font-weight:600;letter-spacing:${spacing};text-transform:uppercase`;
}

/**
 * The `class` and `style` attributes of an element: its colours by their purpose, and other inline styles.
 */
export function styleAttributes(
  { color, background, border }: { color?: Colour; background?: Colour; border?: Colour },
  style = '',
): string {
  const classes = [
    color && `c-${color}`,
    background && `b-${background}`,
    border && `l-${border}`,
  ].filter(Boolean);
  const styles = [
    style,
    color && `color:${LIGHT[color]}`,
    background && `background-color:${LIGHT[background]}`,
    border && `border-color:${LIGHT[border]}`,
  ].filter(Boolean);
  return `class="${classes.join(' ')}" style="${styles.join(';')}"`;
}

const darkRules = Object.entries(DARK)
  .map(
    ([name, value]) =>
      `.c-${name}{color:${value}!important}.b-${name}{background-color:${value}!important}.l-${name}{border-color:${value}!important}`,
  )
  .join('\n  ');

/** The style sheet of every mail. */
export const MAIL_SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
table { border-collapse: collapse; }
a { text-underline-offset: 3px; }
a:focus-visible { outline: 2px solid currentColor; outline-offset: 3px; }
@media (max-width: 480px) {
  .edge { padding-left: 20px !important; padding-right: 20px !important; }
  .button { display: block !important; }
}
@media (prefers-color-scheme: dark) {
  ${darkRules}
}`;
