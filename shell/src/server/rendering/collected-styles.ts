import createCache, { type EmotionCache } from '@emotion/cache';

interface CollectedStyles {
  /** For the `CacheProvider` around one page. */
  cache: EmotionCache;
  /** The style tags of what was rendered so far, for the document's head. */
  tags: () => string;
}

/**
 * Collects a page's styles instead of letting Emotion put a style tag before each element. The tags have
 * the form, and the mark `data-s`, by which Emotion adopts them in the browser without moving any: moving
 * one makes the browser compute the styles of the whole page again.
 */
export function collectStyles(): CollectedStyles {
  const cache = createCache({ key: 'css' });
  // Emotion's own switch for styles that are taken from its cache.
  cache.compat = true;
  const globals = new Map<string, string>();
  const scoped = new Map<string, string>();
  const insert = cache.insert;
  cache.insert = (selector, serialized, ...rest) => {
    const rules = insert(selector, serialized, ...rest);
    const css = cache.inserted[serialized.name];
    // Keyframes have no selector either, but they are part of a list of styles.
    const isGlobal = selector === '' && !('next' in serialized);
    if (typeof css === 'string') (isGlobal ? globals : scoped).set(serialized.name, css);
    return rules;
  };

  return {
    cache,
    tags: () =>
      [
        ...[...globals].map(([name, css]) => styleTag(`css-global ${name}`, css)),
        styleTag(`css ${[...scoped.keys()].join(' ')}`, [...scoped.values()].join('')),
      ].join('\n'),
  };
}

/** A backslash before a slash changes nothing in CSS, and keeps a text from ending the tag. */
function styleTag(emotion: string, css: string): string {
  return `<style data-emotion="${emotion}" data-s="">${css.replaceAll('</', '<\\/')}</style>`;
}
