/** What the catalogue's colour names look like. */
const COLOURS: Readonly<Record<string, string>> = {
  Black: '#2b2a2c',
  Camel: '#b98d5b',
  Champagne: '#d8c3a0',
  Charcoal: '#4a4b50',
  Ecru: '#ddd2bb',
  Emerald: '#1f6b54',
  Indigo: '#2f3f66',
  Ink: '#2a3352',
  Ivory: '#e8e0d0',
  'Light Wash': '#8ea6c0',
  'Mid Blue': '#4d6b93',
  Navy: '#28324d',
  Oatmeal: '#c9b99c',
  Olive: '#5d5f3d',
  Oxblood: '#6a2530',
  'Raw Indigo': '#222d4b',
  Rust: '#a0512e',
  Sage: '#8f9d80',
  Sand: '#c4ad86',
  Sky: '#a4bdd3',
  Stone: '#a79e8d',
  Tan: '#a56b3a',
  Tobacco: '#77502f',
  'Washed Black': '#3f3e41',
  White: '#ebe8e2',
};

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
