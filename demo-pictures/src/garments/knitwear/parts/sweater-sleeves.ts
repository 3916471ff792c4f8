import type { Cloth } from '../../../model/cloth';
import { rays } from '../../../model/fold-families';
import type { Form } from '../../../model/form';
import type { Random } from '../../../geometry/noise';
import type { Piece } from '../../../model/piece';
import { sleeve, sleeveFolds, type Arm } from '../../trims/sleeve';

/** Two hanging sleeves with ribs at the wrists. */
interface SweaterSleeves {
  cloth: Cloth;
  rib: Cloth;
  /** Half the front's width at the chest, and how far its shoulders reach from the middle, in units. */
  half: number;
  shoulder: number;
  /** Whether they end above the elbow. */
  short: boolean;
  /** Height of the ribs, in units. */
  cuffRib: number;
  /** Width and height of their folds, in units. */
  width: number;
  depth: number;
  random: Random;
}

/** The pieces of both sleeves. */
export function sweaterSleeves(sleeves: SweaterSleeves): Piece[] {
  return arms(sleeves).flatMap((arm) => armPieces(arm, sleeves));
}

function arms({ half, shoulder, short, cuffRib: cuff }: SweaterSleeves): Arm[] {
  const common = { cuff, round: 25, deep: 15 };
  const inner = half - 2;
  return [
    {
      ...common,
      side: -1,
      shoulder: [450 - shoulder, 217],
      armpit: [450 - inner, 428],
      elbow: short ? [212, 460] : [190, 600],
      wrist: short ? [204, 536] : [180, 914],
      widths: short ? [134, 134, 132] : [128, 110, 92],
    },
    {
      ...common,
      side: 1,
      shoulder: [450 + shoulder, 216],
      armpit: [450 + inner, 430],
      elbow: short ? [690, 460] : [710, 612],
      wrist: short ? [700, 540] : [716, 926],
      widths: short ? [134, 135, 133] : [128, 111, 93],
    },
  ];
}

function armPieces(
  shape: Arm,
  { cloth, rib, short, width, depth, random }: SweaterSleeves,
): Piece[] {
  const { outline, volume, armhole, line, cuff } = sleeve(shape);
  const form: Form = {
    outline: volume,
    depth: 76,
    // The far sleeve comes forward, out of the body's shadow.
    base: shape.side > 0 ? 24 : 0,
    reach: 86,
    yields: 0.4,
    folds: short
      ? rays({
          from: [shape.armpit[0], shape.armpit[1] - 8],
          angle: shape.side < 0 ? 160 : 20,
          fan: 70,
          length: 56,
          count: 3,
          width,
          depth: depth * 0.8,
          crisp: 0.05,
          random,
        })
      : sleeveFolds(shape, { width, depth: depth * 0.95, crisp: 0.04, stacked: 0.55, random }),
    crumple: [
      { size: 90, depth: 2.6, crease: 0, tall: 1.5 },
      { size: 34, depth: 0.7, crease: 0 },
    ],
  };
  return [
    {
      form,
      outline: cuff(short ? -4 : -20),
      cloth: rib,
      lift: -2,
      edge: [5, 6],
      flow: { along: line },
    },
    {
      form,
      outline,
      cloth,
      edge: [2, 4],
      flow: { along: line },
      seams: [{ along: armhole, groove: [1, 2.6], pucker: 0.5, spread: 14 }],
    },
  ];
}
