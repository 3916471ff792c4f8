import createCache, { type EmotionCache } from '@emotion/cache';
import { neededPrefixes } from '../../page/needed-prefixes';

interface CollectedStyles {
  /** For the `CacheProvider` around one page. */
  cache: EmotionCache;
  /** The styles of what was rendered so far. */
  styles: () => Style[];
}

/** The rules that Emotion has under a name. */
export interface Style {
  name: string;
  css: string;
  /** True for rules that apply to the complete page (`Global`). */
  isGlobal: boolean;
}

/** Emotion keeps the rules that it has made for each list of plugins: all renders use the same one. */
const STYLIS_PLUGINS = [neededPrefixes];

/** Collects the styles of a tree instead of letting Emotion put a style tag before each element. */
export function collectStyles(): CollectedStyles {
  const cache = createCache({ key: 'css', stylisPlugins: STYLIS_PLUGINS });
  // Emotion's own switch for styles that are taken from its cache.
  cache.compat = true;
  const collected = new Map<string, Style>();
  const insert = cache.insert;
  cache.insert = (selector, serialized, ...rest) => {
    const rules = insert(selector, serialized, ...rest);
    const css = cache.inserted[serialized.name];
    // Keyframes have no selector either, but they are part of a list of styles.
    const isGlobal = selector === '' && !('next' in serialized);
    if (typeof css === 'string') {
      collected.set(serialized.name, { name: serialized.name, css, isGlobal });
    }
    return rules;
  };
  return { cache, styles: () => [...collected.values()] };
}

/**
 * The styles without those of classes that the HTML doesn't have: Emotion also makes rules for a class that a component
 * gets and combines with its own. The browser makes such a rule if it ever needs it.
 */
export function stylesInHtml(styles: Style[], html: string): Style[] {
  const classes = new Set(html.match(CLASS));
  return styles.filter(
    ({ name, css, isGlobal }) =>
      isGlobal || css.startsWith('@keyframes') || classes.has(`css-${name}`),
  );
}

/** A class that Emotion has made. */
const CLASS = /css-[\w-]+/g;

/**
 * The style tags of a page and its fragments, for the document's head; styles with the same name are
 * identical and included once. Their form, with the names that shell/src/hydration/early-taps.js adds, and the mark
 * `data-s` let Emotion adopt them in the browser without moving any: that would make the browser recompute the styles
 * of the complete page.
 */
export function styleTags(styles: Style[]): string {
  const unique = [...new Map(styles.map((style) => [style.name, style])).values()];
  const scoped = unique.filter(({ isGlobal }) => !isGlobal);
  return [
    ...unique
      .filter(({ isGlobal }) => isGlobal)
      .map(({ name, css }) => styleTag(`css-global ${name}`, css)),
    styleTag('css', scoped.map(({ css }) => css).join('')),
  ].join('\n');
}

/** A backslash before a slash changes nothing in CSS, and keeps a text from ending the tag. */
function styleTag(emotion: string, css: string): string {
  return `<style data-emotion="${emotion}" data-s="">${css.replaceAll('</', '<\\/')}</style>`;
}
