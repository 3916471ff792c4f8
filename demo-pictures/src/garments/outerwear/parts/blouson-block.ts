import type { Cloth } from '../../../model/cloth';
import { rays } from '../../../model/fold-families';
import type { Fold } from '../../../model/fold';
import type { Crumple, Form } from '../../../model/form';
import type { Random } from '../../../geometry/noise';
import { points, type Point } from '../../../geometry/path';
import {
  setInSleeve,
  type SetInSleeve,
  type SleeveOptions,
  type SleevePattern,
} from './set-in-sleeve';
import { fallOf } from './tailoring';

/*
 * The block that short jackets are drawn on, in millimetres: 63 cm long, 46 cm across the shoulders.
 * The middle is x = 450, the shoulder's tip 226, 214, the armpit 258, 446.
 */

// Runs on past the neck, and out under the sleeves' heads; the sides and the hem are the jacket's own.
const SHOULDERS_LEFT =
  'M340 40 L342 124 C343 154 342 166 334 173 C312 181 270 197 226 214 C197 226 182 260 174 314 C168 362 172 402 202 442 L242 470';
const SHOULDERS_RIGHT =
  'L658 470 L698 442 C728 402 732 362 726 314 C718 260 703 226 674 214 C630 197 588 181 566 173 C558 166 557 154 558 124 L560 40 Z';

export const BLOUSON_SLEEVE: SleevePattern = {
  outer: points('226 214, 201 235, 184 280, 171 340, 158 436, 149 546, 149 646, 157 740, 165 808'),
  inner: points('264 816, 276 730, 286 640, 289 560, 279 492, 258 446'),
  armhole: points('258 446, 266 386, 260 320, 246 264, 226 214'),
  elbow: [218, 640],
  across: 136,
};

export interface BlousonOptions {
  cloth: Cloth;
  random: Random;
  /** The side from the armpit (242, 470) down and round to the other one (658, 470), as path data from L or C on. */
  sides: string;
  folds?: readonly Fold[];
  crumple?: readonly Crumple[];
  depth?: number;
}

/** The jacket's volume, with the drag from the armpits. */
export function blousonBody(options: BlousonOptions): Form {
  const { cloth, random, sides, folds = [], depth = 150 } = options;
  const { strength, crisp, crumple } = fallOf(cloth);
  return {
    outline: `${SHOULDERS_LEFT} ${sides} ${SHOULDERS_RIGHT}`,
    depth,
    reach: 150,
    yields: 0.5,
    crumple: options.crumple ?? crumple,
    folds: [
      ...rays(
        {
          from: [262, 450],
          angle: 60,
          fan: 40,
          length: 150,
          count: 3,
          width: 24,
          depth: 6.5 * strength,
          crisp,
          random,
        },
        { from: [640, 450], angle: 122, fan: 44 },
      ),
      ...folds,
    ],
  };
}

/** Both sleeves, each hanging a little differently. */
export function blousonSleeves(
  body: Form,
  cloth: Cloth,
  random: Random,
  swayed: readonly [Point, Point],
  more: Partial<SleeveOptions> = {},
): SetInSleeve[] {
  const { strength, crisp, crumple } = fallOf(cloth);
  const common = {
    body,
    pattern: BLOUSON_SLEEVE,
    cloth,
    strength,
    crisp,
    random,
    crumple,
    ...more,
  };
  return [
    setInSleeve({ ...common, side: 'left', sway: swayed[0] }),
    setInSleeve({ ...common, side: 'right', sway: swayed[1] }),
  ];
}
