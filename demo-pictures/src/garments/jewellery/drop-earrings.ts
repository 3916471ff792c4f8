import { brushed, hammered, isGold, isMetalTone, precious } from '../../materials/hard/jewellery';
import { gem } from '../../materials/hard/stones';
import type { Cloth } from '../../model/cloth';
import type { Cut } from '../../model/cut';
import { contact, stand } from '../display/stands';
import type { Form } from '../../model/form';
import { tube } from '../trims/hardware';
import { circle, flatten, type Path, type Point } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import { linear, scaled, type LinearColour } from '../../model/linear-colour';

const GILT = linear('#c8a35a');
const BAR = 232;
const FLOOR = 806;

/** Moves a shape drawn round (0, 0) to a place and turns it away from the camera: `facing` is its width's share. */
function seen(path: Path, at: Point, facing: number): Point[] {
  return flatten(path).map(([x, y]): Point => [at[0] + x * facing, at[1] + y]);
}

function solid(
  outline: Path,
  depth: number,
  reach: number,
  base: number,
  cloth: Cloth,
  more: Partial<Piece> = {},
): Piece {
  const form: Form = { outline, depth, reach, base, yields: 0 };
  return { form, outline, cloth, edge: [0, 0.5], yields: false, ...more };
}

function wireRing(at: Point, radius: number, wire: number, base: number, cloth: Cloth): Piece {
  const outline = circle(at[0], at[1], radius);
  const form: Form = {
    outline,
    holes: [circle(at[0], at[1], radius - wire)],
    depth: wire * 0.45,
    reach: wire / 2,
    base,
    yields: 0,
  };
  return { form, outline, cloth, edge: [0, 0.5], yields: false, casts: false };
}

/** The hook: over the bar from behind, down in front, its tail left open. */
function hook(x: number, facing: number, metal: Cloth): Piece[] {
  const wire: Path = [
    [x + 30 * facing, BAR + 64],
    [x + 27 * facing, BAR + 20],
    [x + 14 * facing, BAR - 8],
    [x, BAR - 13],
    [x - 10 * facing, BAR - 4],
    [x - 11 * facing, BAR + 22],
    [x - 3 * facing, BAR + 62],
    [x, BAR + 86],
  ];
  return [
    { ...tube(wire, 5.4, 34, metal), casts: false },
    wireRing([x, BAR + 94], 10, 3.6, 38, metal),
  ];
}

/** A drop of about 42 mm, some two hundred facets beaten into it. */
function hammeredDrop([x, y]: Point, facing: number, metal: Cloth): Piece[] {
  const outline = seen(
    'M0 -2 C10 -2 15 10 20 34 C34 100 92 190 90 278 C88 342 48 374 0 374 C-48 374 -90 342 -90 278 C-92 190 -34 100 -20 34 C-15 10 -10 -2 0 -2 Z',
    [x, y],
    facing,
  );
  return [
    solid(outline, 46, 80, 26, hammered(metal, 27, 0.8), { origin: [x, y], edge: [3, 3] }),
    wireRing([x, y - 2], 12, 4, 62, metal),
  ];
}

/** A jhumka of plain shape: a disc, a dome raised from one sheet, its darkened inside behind a bright rim. */
function bell([x, y]: Point, facing: number, metal: Cloth, colour: LinearColour): Piece[] {
  const dome = 'M-13 118 C-76 122 -118 178 -120 252 C-120 262 -124 268 -129 272';
  const [wide, dark] = [0.9, precious(scaled(colour, 0.1), 0.5)];
  const body = seen(
    `${dome} C-98 298 98 298 129 272 C124 268 120 262 120 252 C118 178 76 122 13 118 Z`,
    [x, y],
    wide,
  );
  // On past the rim: the dome is open there.
  const volume = seen(
    `${dome} L-134 430 L134 430 L129 272 C124 268 120 262 120 252 C118 178 76 122 13 118 Z`,
    [x, y],
    wide,
  );
  const disc = circle(x, y + 46, 50 * facing, 50);
  return [
    solid(seen(circle(0, 274, 129, 27), [x, y], wide), -10, 12, 24, dark, { dim: 0.6 }),
    {
      form: { outline: volume, depth: 96, reach: 110, base: 26, yields: 0 },
      outline: body,
      cloth: metal,
      edge: [1, 2],
      yields: false,
      seams: [
        { along: seen('M-121 240 C-84 264 84 264 121 240', [x, y], wide), groove: [1.4, 3] },
        { along: seen('M-36 132 C-16 138 16 138 36 132', [x, y], wide), groove: [1.2, 3] },
      ],
    },
    {
      ...tube(seen('M-129 272 C-98 299 98 299 129 272', [x, y], wide), 6, 84, metal),
      casts: false,
    },
    solid(circle(x, y + 110, 19 * facing, 12), 12, 12, 62, metal),
    solid(disc, 7, 8, 34, metal),
    solid(circle(x, y + 46, 39 * facing, 39), 15, 39, 36, brushed(metal, 0.6)),
    wireRing([x, y - 4], 10, 3.8, 40, metal),
  ];
}

/** A pear-cut stone in a thin bezel; the setting is open behind. */
function pear([x, y]: Point, facing: number, metal: Cloth, colour: LinearColour): Piece[] {
  const shape =
    'M0 22 C22 54 92 150 92 232 C92 290 52 328 0 328 C-52 328 -92 290 -92 232 C-92 150 -22 54 0 22 Z';
  const stone = seen(shape, [x, y], facing);
  const rim = seen(
    'M0 2 C28 42 104 144 104 232 C104 298 58 340 0 340 C-58 340 -104 298 -104 232 C-104 144 -28 42 0 2 Z',
    [x, y],
    facing,
  );
  const middle: Point = [x, y + 214];
  return [
    solid(stone, 1, 2, 34, gem(colour, stone, middle), { origin: middle }),
    {
      form: { outline: rim, holes: [stone], depth: 9, reach: 6.4, base: 34, yields: 0 },
      outline: rim,
      cloth: metal,
      edge: [0, 0.5],
      yields: false,
    },
    solid(circle(x, y + 4, 9), 7, 9, 42, metal),
    wireRing([x, y - 10], 11, 3.8, 40, metal),
  ];
}

export const dropEarrings: Cut = {
  detail: { x: 190, y: 300, width: 270, height: 360 },
  draw({ colour, random }) {
    const isStone = !isMetalTone(colour);
    const tone = isStone ? GILT : colour;
    const metal = precious(tone, 0.22);
    const pair = [
      { at: [316 + random.between(-4, 4), BAR + 108] as Point, facing: 1 },
      { at: [592 + random.between(-6, 6), BAR + 108] as Point, facing: random.between(0.72, 0.8) },
    ];
    return {
      stance: 'stands',
      floor: FLOOR,
      pieces: [
        contact([462, FLOOR - 2], 170, 16, 0.7),
        ...stand(206, 694, BAR, FLOOR),
        ...pair.flatMap(({ at, facing }) => [
          ...(isStone
            ? pear(at, facing, metal, colour)
            : isGold(tone)
              ? hammeredDrop(at, facing, metal)
              : bell(at, facing, metal, tone)),
          ...hook(at[0], facing, metal),
        ]),
      ],
    };
  },
};
