import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linear, scaled, type Light } from './tone';

const FILE = join(import.meta.dirname, '../data/colours.json');

/** The key light is brighter than daylight on a page: cloth takes less of it. */
const STUDIO = 0.82;

/** The house's colours by name, as the cloth looks in even white daylight. */
const COLOURS = new Map(
  Object.entries(JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>),
);

/** The light that cloth of a colour of colours.json gives back. Throws where there is no such name. */
export function colour(name: string): Light {
  const hex = COLOURS.get(name);
  if (hex === undefined) {
    throw new Error(`No colour "${name}". There are: ${[...COLOURS.keys()].join(', ')}`);
  }
  return scaled(linear(hex), STUDIO);
}
