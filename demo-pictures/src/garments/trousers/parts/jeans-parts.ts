/** Five-pocket jeans: all but the line of the leg and its folds. */
import type { Cloth } from '../../../model/cloth';
import { leather } from '../../../materials/hard/leather';
import type { CutContext } from '../../../model/cut';
import type { Form } from '../../../model/form';
import { stud } from '../../trims/hardware';
import { topstitch, jeansDenim, buttonCloth, beltLoop } from './jeans-trims';
import { flatten, shift, type Point } from '../../../geometry/path';
import type { Piece } from '../../../model/piece';
import type { Seam, Stitch } from '../../../model/seam';
import { linear, mix, scaled, type LinearColour } from '../../../model/linear-colour';
import {
  atHeight,
  inseam,
  legOutline,
  MIDDLE,
  mouthLine,
  outseam,
  polygon,
  waistHeight,
  waistLine,
  type Block,
  type Mouth,
  type Side,
} from './trouser-block';
import { backHem, backWaist, facing, legSeams } from './trouser-parts';

export interface JeansStyle {
  mouth: Mouth;
  /** How far below the waistband the fly's stitching turns in, in units. */
  fly: number;
  /** Of the hem, in units. */
  hem: number;
  thread: LinearColour;
  /** How much lower the back hems hang, left and right. */
  backHems?: readonly [number, number];
}

function waistband(block: Block, form: Form, cloth: Cloth, row: (offset: number) => Stitch) {
  const { height } = block.waist;
  const part = (from: number | undefined, to: number | undefined): Piece => {
    const upper = waistLine(block, 0, from, to);
    const lower = waistLine(block, height, from, to);
    const ends =
      from === undefined
        ? []
        : [
            {
              along: shift([...upper.slice(0, 1), ...lower.slice(0, 1)], 4, 0),
              stitches: [row(0)],
            },
          ];
    return {
      form,
      outline: polygon([...flatten(upper), ...flatten(lower).reverse()]),
      cloth,
      grain: 90,
      lift: from === undefined ? 2 : 4,
      edge: [3.4, 4],
      within: true,
      seams: [
        { along: waistLine(block, 4.5, from, to), stitches: [row(0)], pucker: 0.9, spread: 11 },
        {
          along: waistLine(block, height - 4.5, from, to),
          stitches: [row(0)],
          pucker: 1,
          spread: 12,
          groove: [0.4, 2],
        },
        ...ends,
      ],
    };
  };
  return [part(undefined, MIDDLE + 12), part(MIDDLE - 11, undefined)];
}

/** Waist, pockets, fly, legs, band, loops, button and rivets of a pair of jeans, on one body. */
export function fivePockets(
  block: Block,
  body: Form,
  style: JeansStyle,
  { colour, cloth: clothOf }: Pick<CutContext, 'colour' | 'cloth'>,
): Piece[] {
  const { mouth, thread, backHems = [3, 6] } = style;
  const cloth = clothOf(jeansDenim);
  const sunk = clothOf(jeansDenim, scaled(colour, 0.9));
  const inside = clothOf(jeansDenim, mix(scaled(colour, 1.6), linear('#b9b6ae'), 0.25));
  const row = topstitch(thread);
  const shank = buttonCloth(colour);
  const { height, half } = block.waist;
  const crotch = inseam(block, -1)[0]?.[1] ?? 430;
  const flyEnd = block.waist.y + block.waist.dip + height + style.fly;
  const band: Form = { ...body, folds: [], crumple: [{ size: 40, depth: 1 }] };

  const flySeams: Seam[] = [
    {
      along: `M${MIDDLE + 33} ${block.waist.y} L${MIDDLE + 31.5} ${flyEnd - 46} C${MIDDLE + 29} ${flyEnd - 22} ${MIDDLE + 16} ${flyEnd - 10} ${MIDDLE + 2} ${flyEnd - 3}`,
      stitches: [row(0), row(5)],
      pucker: 1.2,
      spread: 12,
    },
    {
      along: [
        [MIDDLE, flyEnd + 2],
        [MIDDLE - 1, crotch],
      ],
      pucker: 1,
      spread: 14,
      groove: [1, 2.2],
      stitches: [row(-4), row(-8.8)],
    },
  ];
  const leg = (side: Side): Piece => ({
    form: body,
    outline: legOutline(block, side, { mouth, ...(side > 0 && { fly: flyEnd }) }),
    cloth,
    seams: [
      ...legSeams(block, side, { pucker: 1.1, hem: style.hem, row, felled: true }),
      {
        along: mouthLine(block, side, mouth),
        pucker: 0.9,
        spread: 13,
        stitches: [row(side * 3.4), row(side * 8.2)],
      },
      ...(side > 0 ? flySeams : []),
    ],
  });

  // Washed cloth is palest on the thighs and the knees.
  const worn = (side: Side): Piece[] => {
    if (!cloth.faded) return [];
    const { faded } = cloth;
    const knee = 0.5 * crotch + 545;
    const middle = (y: number, share: number): number => {
      const a = atHeight(outseam(block, side), y)[0];
      return a + (atHeight(inseam(block, side), y)[0] - a) * share;
    };
    const lens = (from: number, to: number, half: number, share: number): Piece => ({
      form: body,
      outline: [0, 0.12, 0.3, 0.5, 0.7, 0.88, 1, 0.88, 0.7, 0.5, 0.3, 0.12, 0].map(
        (t, i): Point => {
          const y = from + (to - from) * t;
          return [middle(y, share) + (i < 6 ? -1 : 1) * half * Math.sin(t * Math.PI) ** 0.7, y];
        },
      ),
      cloth: faded,
      lift: cloth.thickness,
      edge: [0, 1],
      casts: false,
      within: true,
    });
    return [lens(crotch - 90, knee - 40, 66, 0.46), lens(knee - 70, knee + 60, 56, 0.5)];
  };

  // The coin pocket shows only its upper edge above the mouth of the pocket it sits in.
  const coinTop = waistHeight(block, MIDDLE - mouth.from - 30, height + 34);
  const coinLeft = MIDDLE - mouth.from - 58;
  const coin: Piece = {
    form: body,
    outline: `M${coinLeft} ${coinTop + 5} L${MIDDLE - mouth.from + 20} ${coinTop - 3} L${MIDDLE - mouth.from + 30} ${mouth.to + 12} L${coinLeft + 4} ${mouth.to + 12} Z`,
    cloth: sunk,
    lift: -1,
    edge: [2.4, 3],
    within: true,
    seams: [
      {
        along: `M${coinLeft} ${coinTop + 9.5} L${MIDDLE - mouth.from + 20} ${coinTop + 1.5}`,
        stitches: [row(0)],
        pucker: 0.7,
        spread: 10,
      },
      { along: `M${coinLeft + 4.5} ${coinTop} L${coinLeft + 8} ${mouth.to}`, stitches: [row(0)] },
    ],
  };

  const rivets = ([-1, 1] as const).flatMap((side): Point[] => {
    const [x, y] = mouthLine(block, side, mouth)[0] ?? [0, 0];
    const [ex, ey] = atHeight(outseam(block, side), mouth.to);
    return [
      [x - side * 4, y + 12],
      [ex - side * 7, ey + 3],
    ];
  });
  const top = block.waist.y - block.waist.back;
  return [
    backWaist(block, inside, [row(2)]),
    {
      form: {
        outline: `M${MIDDLE - 46} ${top - 16} h110 v90 h-110 Z`,
        depth: 0,
        reach: 60,
        base: 18,
        yields: 0,
      },
      outline: `M${MIDDLE - 26} ${top + 7} l56 .6 l-.6 22 l-55 -.6 Z`,
      cloth: leather(linear('#80532f'), { grain: 0.9, height: 0.05 }),
      edge: [0.9, 1.2],
      dim: 0.5,
    },
    backHem(block, -1, inside, backHems[0]),
    backHem(block, 1, inside, backHems[1]),
    facing(block, -1, mouth, body, sunk),
    facing(block, 1, mouth, body, sunk),
    coin,
    leg(-1),
    leg(1),
    ...worn(-1),
    ...worn(1),
    ...waistband(block, band, cloth, row),
    beltLoop(block, MIDDLE - half * 0.68, -4, band, cloth, row),
    beltLoop(block, MIDDLE + half * 0.7, 4, band, cloth, row),
    ...stud([MIDDLE + 2, waistHeight(block, MIDDLE, height * 0.5)], 8.6, band, shank),
    ...rivets.flatMap((at) => stud(at, 2.5, body, shank)),
  ];
}
