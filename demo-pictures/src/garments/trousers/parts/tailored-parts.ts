/** Trousers that are not jeans: fronts with side pockets, waistbands with a hook, a button or a cord. */
import type { Cloth } from '../../../model/cloth';
import type { Form } from '../../../model/form';
import { flatten } from '../../../geometry/path';
import type { Piece } from '../../../model/piece';
import type { Seam, Stitch } from '../../../model/seam';
import {
  inseam,
  legOutline,
  MIDDLE,
  mouthLine,
  polygon,
  waistLine,
  type Block,
  type Mouth,
  type Side,
} from './trouser-block';
import { backHem, backWaist, facing, legSeams } from './trouser-parts';

export interface TailoredStyle {
  mouth: Mouth;
  /** How far below the waistband the fly turns in, in units; 0 for none. */
  fly: number;
  /** Of the hem, in units; 0 for a blind hem. */
  hem: number;
  /** How much seams ripple: 0.3 pressed wool, 1 washed cotton. */
  pucker: number;
  cloth: Cloth;
  /** Of the lining that shows at the back of the waist. */
  lining: Cloth;
  /** For what lies in shadow: facings, the inside of hems. */
  shaded: Cloth;
  /** Topstitching, where there is any. */
  row?: (offset: number) => Stitch;
  backHems?: readonly [number, number];
  /** Seams of a leg besides the usual ones: darts, knee panels. */
  legSeams?: (side: Side) => Seam[];
}

/** A strip of waistband between two heights across the picture. */
export function bandPart(
  block: Block,
  form: Form,
  cloth: Cloth,
  more: {
    from?: number;
    to?: number;
    lift?: number;
    row?: (offset: number) => Stitch;
    pucker?: number;
  },
): Piece {
  const { from, to, lift = 2, row, pucker = 0.5 } = more;
  const { height } = block.waist;
  const upper = waistLine(block, 0, from, to);
  const lower = waistLine(block, height, from, to);
  const rows = row ? [row(0)] : [];
  return {
    form,
    outline: polygon([...flatten(upper), ...flatten(lower).reverse()]),
    cloth,
    grain: 90,
    lift,
    edge: [2.6, 4],
    within: true,
    seams: [
      { along: waistLine(block, 4, from, to), stitches: rows, pucker: pucker * 0.8, spread: 10 },
      {
        along: waistLine(block, height - 3, from, to),
        stitches: rows,
        pucker,
        spread: 12,
        groove: [0.5, 2],
      },
    ],
  };
}

/** A waistband that closes with a tab: the wearer's left end lies over the right one. */
export function tabbedBand(
  block: Block,
  form: Form,
  cloth: Cloth,
  more: { over?: number; row?: (offset: number) => Stitch; pucker?: number },
): Piece[] {
  const { over = 12, row, pucker } = more;
  return [
    bandPart(block, form, cloth, { to: MIDDLE + 14, row, pucker }),
    bandPart(block, form, cloth, { from: MIDDLE - over, lift: 4.4, row, pucker }),
  ];
}

/** Waist, pockets, legs and fly, without the band. */
export function tailoredFront(block: Block, body: Form, style: TailoredStyle): Piece[] {
  const { mouth, cloth, lining, shaded, row, pucker, backHems = [3, 5] } = style;
  const { height } = block.waist;
  const crotch = inseam(block, -1)[0]?.[1] ?? 430;
  const flyEnd = block.waist.y + block.waist.dip + height + style.fly;
  const flySeams: Seam[] = [
    {
      along: `M${MIDDLE + 32} ${block.waist.y} L${MIDDLE + 31} ${flyEnd - 50} C${MIDDLE + 29} ${flyEnd - 24} ${MIDDLE + 16} ${flyEnd - 12} ${MIDDLE + 2} ${flyEnd - 4}`,
      groove: [0.5, 1.6],
      stitches: row ? [row(0)] : [],
      pucker: 0.5 + pucker * 0.5,
      spread: 10,
    },
  ];
  const middle: Seam = {
    along: [
      [MIDDLE, style.fly > 0 ? flyEnd : block.waist.y + height],
      [MIDDLE - 1, crotch],
    ],
    pucker,
    spread: 12,
    groove: [0.9, 2.2],
  };
  const leg = (side: Side): Piece => ({
    form: body,
    outline: legOutline(block, side, {
      mouth,
      dip: 6,
      ...(side > 0 && style.fly > 0 && { fly: flyEnd }),
    }),
    cloth,
    seams: [
      ...legSeams(block, side, { pucker, hem: style.hem, ...(row && { row }) }),
      {
        along: mouthLine(block, side, mouth),
        pucker: pucker * 0.9,
        spread: 13,
        stitches: row ? [row(side * 5)] : [],
      },
      ...(style.legSeams?.(side) ?? []),
      ...(side > 0 ? [middle] : []),
      ...(side > 0 && style.fly > 0 ? flySeams : []),
    ],
  });
  return [
    backWaist(block, lining),
    backHem(block, -1, shaded, backHems[0]),
    backHem(block, 1, shaded, backHems[1]),
    facing(block, -1, mouth, body, shaded),
    facing(block, 1, mouth, body, shaded),
    leg(-1),
    leg(1),
  ];
}
