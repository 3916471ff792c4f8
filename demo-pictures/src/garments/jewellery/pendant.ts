import { brushed, chain, isGold, precious } from '../../materials/hard/jewellery';
import type { Cloth } from '../../model/cloth';
import type { Cut } from '../../model/cut';
import { contact, stand } from '../display/stands';
import type { Form } from '../../model/form';
import { tube } from '../trims/hardware';
import { noise } from '../../geometry/noise';
import { band, circle, type Path } from '../../geometry/path';
import type { Piece } from '../../model/piece';

const BAR = 190;
const FLOOR = 800;

/** A fine chain hanging along a path. */
function hanging(along: Path, base: number, metal: Cloth, width = 9): Piece {
  const outline = band(along, width + 1);
  const form: Form = { outline: band(along, width + 40), depth: 0, reach: 2, base, yields: 0 };
  return {
    form,
    outline,
    cloth: chain(metal, width, width * 0.98),
    flow: { along, reach: width + 6 },
    edge: [0, 0.1],
    yields: false,
    casts: false,
  };
}

/** Polished metal that has been worn: hair-thin scratches in all directions. */
function worn(metal: Cloth): Cloth {
  return {
    ...metal,
    weave(u, v, place, texel) {
      metal.weave(u, v, place, texel);
      const bend = 14 * noise(u / 90, v / 90, 3);
      const a = noise((u + v * 0.4 + bend) * 0.9, (v - u * 0.4) * 0.012, 5);
      const b = noise((u - v * 1.3 + bend) * 0.7, (v + u) * 0.014, 6);
      const dull = noise(u / 30, v / 30, 9);
      // It hangs turned a little towards the lamp.
      texel.relief += 0.25 * u + 0.14 * v + 9 * noise(u / 120 + 3, v / 150, 12);
      texel.relief +=
        0.05 * Math.max(0, a - 0.35) + 0.05 * Math.max(0, b - 0.4) + 0.5 * noise(u / 60, v / 60, 8);
      const tone = 1 + 0.06 * dull;
      texel.red *= tone;
      texel.green *= tone;
      texel.blue *= tone;
    },
  };
}

function plate(
  outline: Path,
  depth: number,
  reach: number,
  base: number,
  cloth: Cloth,
  more: Partial<Piece> = {},
): Piece {
  const form: Form = {
    outline,
    depth,
    reach,
    base,
    yields: 0,
    crumple: [{ size: 120, depth: 1.6, crease: 0 }],
  };
  return { form, outline, cloth, edge: [0, 0.5], yields: false, ...more };
}

function ring(
  x: number,
  y: number,
  rx: number,
  ry: number,
  wire: number,
  base: number,
  cloth: Cloth,
): Piece {
  const outline = circle(x, y, rx, ry);
  const form: Form = {
    outline,
    holes: [circle(x, y, rx - wire, ry - wire)],
    depth: wire * 0.5,
    reach: wire / 2,
    base,
    yields: 0,
  };
  return { form, outline, cloth, edge: [0, 0.5], yields: false, casts: false };
}

export const pendant: Cut = {
  detail: { x: 330, y: 440, width: 240, height: 320 },
  draw({ colour, random }) {
    const metal = precious(colour, 0.2);
    const coin = isGold(colour);
    const x = 452 + random.between(-5, 5);
    const y = 506;
    const left: Path = [
      [300, BAR - 6],
      [304, 270],
      [332, 356],
      [388, 436],
      [x - 2, y - 24],
    ];
    const right: Path = [
      [604, BAR - 6],
      [599, 262],
      [572, 350],
      [516, 432],
      [x + 2, y - 24],
    ];
    const front: Piece[] = coin
      ? [
          ring(x, y + 8, 15, 17, 5, 40, metal),
          plate(circle(x, y + 116, 104, 105), 8, 9, 34, metal),
          { ...plate(circle(x, y + 116, 95, 96), 8, 95, 26, worn(metal)), origin: [x, y + 116] },
        ]
      : [
          plate(
            [
              [x + 1, y + 2],
              [x + 24, y + 56],
              [x + 70, y + 138],
              [x + 64, y + 218],
              [x + 4, y + 256],
              [x - 62, y + 224],
              [x - 76, y + 148],
              [x - 34, y + 70],
              [x + 1, y + 2],
            ],
            34,
            60,
            28,
            metal,
          ),
          {
            ...plate(
              [
                [x - 1, y + 52],
                [x + 20, y + 96],
                [x + 52, y + 150],
                [x + 46, y + 206],
                [x + 2, y + 236],
                [x - 46, y + 210],
                [x - 58, y + 154],
                [x - 26, y + 92],
                [x - 1, y + 52],
              ],
              12,
              70,
              50,
              brushed(metal),
            ),
            grain: 16,
          },
        ];
    return {
      stance: 'stands',
      floor: FLOOR,
      pieces: [
        contact([462, FLOOR - 2], 170, 16, 0.7),
        {
          ...hanging(
            [
              [312, BAR - 4],
              [326, 250],
              [368, 318],
              [440, 346],
              [520, 326],
              [574, 260],
              [594, BAR - 4],
            ],
            12,
            metal,
            8,
          ),
          dim: 0.5,
        },
        ...stand(214, 690, BAR, FLOOR),
        hanging(left, 34, metal),
        hanging(right, 34, metal),
        ...front,
        ...(coin ? [] : [plate(circle(x + 1, y - 6, 9, 14), 8, 9, 44, metal)]),
        tube(
          [
            [x - 3, y - 26],
            [x, y - 18],
            [x + 3, y - 26],
          ],
          4,
          44,
          metal,
        ),
        ...(coin
          ? [ring(x, y - 12, 11, 12, 4, 42, metal)]
          : [ring(x + 1, y - 22, 9, 10, 3.6, 42, metal)]),
      ],
    };
  },
};
