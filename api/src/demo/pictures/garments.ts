import { shade } from './colours';

/** Draws a garment into a field of 900 × 1200, its cloth filled with `url(#cloth)`. */
export type Garment = (colour: string) => string;

const cloth = (path: string) => `<path d="${path}" fill="url(#cloth)"/>`;

/** Seams and folds: thin lines in a darker shade. */
function lines(colour: string, path: string, width = 3): string {
  const stroke = shade(colour, -0.35);
  return `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;
}

function buttons(colour: string, x: number, from: number, to: number, count: number): string {
  const step = (to - from) / (count - 1);
  return Array.from(
    { length: count },
    (_, index) =>
      `<circle cx="${x}" cy="${Math.round(from + index * step)}" r="7" fill="${shade(colour, 0.35)}"/>`,
  ).join('');
}

const jeans: Garment = (colour) =>
  cloth(
    'M318 220 H582 Q590 300 606 430 L640 1060 H496 L456 560 Q450 540 444 560 L404 1060 H260 L294 430 Q310 300 318 220 Z',
  ) +
  lines(colour, 'M316 262 H584 M450 262 V520 M318 300 Q350 370 306 400 M582 300 Q550 370 594 400') +
  lines(colour, 'M450 300 Q486 380 452 430 M286 600 L268 1040 M614 600 L632 1040', 2) +
  buttons(colour, 450, 240, 241, 2);

const jacket: Garment = (colour) =>
  cloth(
    'M376 190 Q450 214 524 190 L632 244 Q676 280 694 400 L728 760 L640 776 L612 520 L624 980 H276 L288 520 L260 776 L172 760 L206 400 Q224 280 268 244 Z',
  ) +
  cloth('M376 190 L450 420 L524 190 L566 214 L500 470 L450 560 L400 470 L334 214 Z') +
  lines(colour, 'M376 190 L450 420 L524 190 M334 214 L400 470 L450 560 L500 470 L566 214') +
  lines(colour, 'M450 560 V980 M288 520 Q280 440 286 380 M612 520 Q620 440 614 380') +
  lines(colour, 'M320 740 H404 M496 740 H580', 5) +
  buttons(colour, 474, 600, 860, 4);

const dress: Garment = (colour) =>
  cloth(
    'M366 190 L388 190 Q450 290 512 190 L534 190 L566 330 Q560 420 540 500 Q600 720 670 1070 Q450 1110 230 1070 Q300 720 360 500 Q340 420 334 330 Z',
  ) +
  lines(colour, 'M360 500 Q450 522 540 500', 4) +
  lines(colour, 'M410 520 Q380 780 330 1076 M450 524 V1090 M490 520 Q520 780 570 1076', 2) +
  lines(colour, 'M380 512 Q330 780 278 1072 M520 512 Q570 780 622 1072', 2);

const shirt: Garment = (colour) =>
  cloth(
    'M372 200 Q450 236 528 200 L628 246 Q664 276 684 380 L724 720 L640 738 L606 500 L618 940 Q450 1000 282 940 L294 500 L260 738 L176 720 L216 380 Q236 276 272 246 Z',
  ) +
  cloth('M372 200 L392 176 Q450 206 508 176 L528 200 L494 290 L450 240 L406 290 Z') +
  lines(colour, 'M372 200 L406 290 L450 240 L494 290 L528 200 M450 240 V966') +
  lines(colour, 'M294 500 Q286 430 292 380 M606 500 Q614 430 608 380 M500 420 H572 V500 H500 Z') +
  buttons(colour, 450, 320, 880, 6);

const knitwear: Garment = (colour) => {
  const ribs = Array.from({ length: 23 }, (_, index) => {
    const x = 296 + index * 14;
    return `M${x} 930 V990`;
  }).join(' ');
  const rows = Array.from({ length: 11 }, (_, index) => {
    const y = 380 + index * 48;
    return `M300 ${y} Q450 ${y + 26} 600 ${y}`;
  }).join(' ');
  return (
    cloth(
      'M376 210 Q450 250 524 210 L630 262 Q668 300 688 420 L736 800 L648 818 L608 560 L612 990 H288 L292 560 L252 818 L164 800 L212 420 Q232 300 270 262 Z',
    ) +
    cloth('M376 210 L384 180 Q450 214 516 180 L524 210 Q450 262 376 210 Z') +
    lines(colour, rows, 1.5) +
    lines(colour, ribs, 3) +
    lines(colour, 'M376 210 Q450 262 524 210 M288 930 H612 M172 744 L256 760 M728 744 L644 760', 4)
  );
};

const bag: Garment = (colour) =>
  `<path d="M330 520 Q330 270 450 270 Q570 270 570 520" fill="none" stroke="${shade(colour, -0.25)}" stroke-width="26"/>` +
  cloth(
    'M236 500 H664 Q690 760 700 960 Q700 990 670 990 H230 Q200 990 200 960 Q210 760 236 500 Z',
  ) +
  lines(colour, 'M226 560 H674 M214 930 H686', 3) +
  `<rect x="424" y="540" width="52" height="72" rx="8" fill="#c2a365"/>`;

const belt: Garment = (colour) =>
  `<g fill="none" stroke="url(#cloth)" stroke-width="62"><circle cx="450" cy="600" r="240"/><circle cx="450" cy="600" r="160"/></g>` +
  `<g fill="none" stroke="${shade(colour, -0.35)}" stroke-width="2" stroke-dasharray="10 7"><circle cx="450" cy="600" r="262"/><circle cx="450" cy="600" r="218"/></g>` +
  `<rect x="396" y="800" width="108" height="92" rx="14" fill="none" stroke="#c2a365" stroke-width="16"/>` +
  `<path d="M450 800 V892" stroke="#c2a365" stroke-width="10"/>`;

const scarf: Garment = (colour) => {
  const fringe = Array.from({ length: 12 }, (_, index) => {
    const left = 318 + index * 11;
    const right = 470 + index * 11;
    return `M${left} 980 v64 M${right} 1040 v64`;
  }).join(' ');
  return (
    lines(colour, fringe, 4) +
    cloth('M310 400 H450 L452 980 H310 Z') +
    cloth('M462 400 H596 V1040 H462 Z') +
    cloth('M286 330 Q450 200 614 330 Q640 400 596 440 Q450 500 304 440 Q260 400 286 330 Z') +
    lines(
      colour,
      'M300 360 Q450 250 600 360 M296 400 Q450 320 604 400 M310 432 Q450 380 590 432',
      3,
    ) +
    lines(colour, 'M310 900 H452 M310 920 H452 M462 960 H596 M462 980 H596', 3)
  );
};

const GARMENTS: Readonly<Record<string, Garment>> = {
  Jeans: jeans,
  Trousers: jeans,
  'Jackets & Coats': jacket,
  Dresses: dress,
  Shirts: shirt,
  Knitwear: knitwear,
  Bags: bag,
  Belts: belt,
  Scarves: scarf,
  Jewellery: belt,
  Watches: belt,
  Eyewear: belt,
  'Small Leather Goods': bag,
};

/** How products of that parent category are drawn. Throws for one that nobody has drawn. */
export function garmentOf(parentCategory: string): Garment {
  const garment = GARMENTS[parentCategory];
  if (!garment) throw new Error(`Nobody has drawn a garment for ${parentCategory}`);
  return garment;
}
