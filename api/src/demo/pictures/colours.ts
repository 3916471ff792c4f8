import { readColours } from '../catalogue';

const COLOURS = readColours();

/** The colour of that name. Throws for a name that nobody has given a colour. */
export function colourOf(name: string): string {
  const colour = COLOURS[name];
  if (colour === undefined) throw new Error(`The catalogue names an unknown colour: ${name}`);
  return colour;
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

/** A lighter (above 0) or darker (below 0) shade; 1 is white and -1 black. */
export function shade(hex: string, amount: number): string {
  const target = amount > 0 ? 255 : 0;
  const mixed = channels(hex).map((value) =>
    Math.round(value + (target - value) * Math.abs(amount))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}
