import { DEFAULT_COLOR } from '@storefront/host/contracts/api';

/** The names of colours by the family that shoppers filter by, in the order in which the families are shown. */
const FAMILIES = {
  Black: 'black, washed black, onyx, jet, ebony',
  Grey: 'grey, gray, charcoal, graphite, slate, dove, ash, smoke',
  White: 'white, ivory, ecru, cream, off white, pearl, chalk',
  Beige: 'beige, oatmeal, sand, stone, champagne, camel, khaki, nude, taupe',
  Brown: 'brown, tan, cognac, tobacco, espresso, chestnut, chocolate, coffee, mocha',
  Red: 'red, bordeaux, burgundy, oxblood, maroon, wine, crimson, scarlet',
  Pink: 'pink, rose, blush, fuchsia, magenta, coral, peach',
  Orange: 'orange, rust, terracotta, saffron, apricot, tangerine',
  Yellow: 'yellow, mustard, marigold, lemon, ochre',
  Green: 'green, olive, sage, moss, forest, emerald, mint, khaki green',
  Blue: 'blue, navy, indigo, ink, midnight, cobalt, sky, denim, light wash, peacock, teal, turquoise',
  Purple: 'purple, aubergine, lilac, lavender, violet, plum, mauve',
  Metallic: 'gold, silver, gunmetal, bronze, copper, brass, rose gold',
} as const;

/** The family of colours whose names say none. */
const OTHER = 'Other';

/** The families of colours, in the order in which they are shown. */
export const COLOR_FAMILIES: readonly string[] = [...Object.keys(FAMILIES), OTHER];

const FAMILY_OF_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(FAMILIES).flatMap(([family, names]) =>
    names.split(', ').map((name) => [name, family]),
  ),
);

/**
 * The family of a colour, in any case: that of its name or else of its last word, as "Dusty Rose" is a pink. Null for what a
 * product without a choice of colours has in its place.
 */
export function colorFamilyOf(color: string): string | null {
  if (color === '' || color === DEFAULT_COLOR) return null;
  const words = color.toLowerCase().split(/[\s-]+/);
  return FAMILY_OF_NAME.get(words.join(' ')) ?? FAMILY_OF_NAME.get(words.at(-1) ?? '') ?? OTHER;
}
