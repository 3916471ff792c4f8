import { shade } from './colours';
import type { Garment } from './garments';

/** A garment on its hanger, or lying on the table: where it stands in the picture and how large. */
export interface Exhibit {
  garment: Garment;
  colour: string;
  /** Of the garment's field of 900 × 1200 within the picture. */
  x: number;
  y: number;
  scale: number;
}

/** Each garment in a picture needs gradients of its own: ids are numbered. */
function exhibit({ garment, colour, x, y, scale }: Exhibit, index: number): string {
  const drawing = garment(colour).replaceAll('url(#cloth)', `url(#cloth${index})`);
  return `<linearGradient id="cloth${index}" x1="0" y1="0" x2="1" y2="1">
<stop offset="0" stop-color="${shade(colour, 0.16)}"/>
<stop offset="0.5" stop-color="${colour}"/>
<stop offset="1" stop-color="${shade(colour, -0.3)}"/>
</linearGradient>
<g transform="translate(${x} ${y}) scale(${scale})">
<ellipse cx="450" cy="1110" rx="280" ry="26" fill="#000" opacity="0.35"/>
${drawing}
</g>`;
}

/** A picture of garments before a dark studio ground, lit from the upper left. */
export function studio(width: number, height: number, exhibits: readonly Exhibit[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<radialGradient id="ground" cx="0.42" cy="0.36" r="0.8">
<stop offset="0" stop-color="#4a443b"/>
<stop offset="0.6" stop-color="#2a2621"/>
<stop offset="1" stop-color="#171512"/>
</radialGradient>
<rect width="${width}" height="${height}" fill="url(#ground)"/>
${exhibits.map(exhibit).join('\n')}
</svg>
`;
}
