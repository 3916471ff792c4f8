import type { StylisPlugin } from '@emotion/cache';

/** The properties that browsers which run the shop's scripts may know only with the prefix `-webkit-`. */
const PREFIXED = new Set([
  'backdrop-filter',
  'box-decoration-break',
  'hyphens',
  'mask',
  'mask-image',
  'mask-position',
  'mask-repeat',
  'mask-size',
  'print-color-adjust',
  'user-select',
]);

/**
 * Instead of Emotion's own prefixes, which are for browsers that can't run the shop and are a tenth of a page's
 * styles.
 */
export const neededPrefixes: StylisPlugin = (element) => {
  const { type, props, value } = element;
  if (type !== 'decl' || typeof props !== 'string' || !PREFIXED.has(props)) return;
  element.return = `-webkit-${value}${value}`;
};
