import { readColours } from '../demo-store';
import { linear, scaled, type LinearColour } from '../model/linear-colour';

/** The key light is brighter than daylight on a page: cloth takes less of it. */
const STUDIO = 0.82;

/** The demo store's colours by name, as the cloth looks in even white daylight. */
const COLOURS = new Map(Object.entries(readColours()));

/** The light that cloth of a colour of colours.json gives back. Throws where there is no such name. */
export function colour(name: string): LinearColour {
  const hex = COLOURS.get(name);
  if (hex === undefined) {
    throw new Error(`No colour "${name}". There are: ${[...COLOURS.keys()].join(', ')}`);
  }
  return scaled(linear(hex), STUDIO);
}
