import type { Cloth } from '../../../model/cloth';
import { rays } from '../../../model/fold-families';
import { foldAlong, type Fold } from '../../../model/fold';
import type { Form } from '../../../model/form';
import type { Random } from '../../../geometry/noise';
import { setInSleeve, type SetInSleeve, type SleevePattern } from './set-in-sleeve';
import { fallOf } from './tailoring';
import { points, type Point } from '../../../geometry/path';

/*
 * The block that tailored jackets are drawn on, in millimetres: 75 cm long, 43 cm across the shoulders,
 * waist at y = 575. The middle is x = 450, the shoulder's tip 236, the armpit 262, 426.
 */

// Runs on past neck and hem, and out under the sleeves' heads.
const BODY =
  'M350 40 L352 120 C354 150 352 164 344 171 C324 178 282 190 238 205 C214 212 200 244 192 300 C188 340 192 380 214 412 L246 440 C256 500 264 540 262 575 C258 650 246 730 240 800 C237 830 236 860 235 884 L232 990 L668 990 L665 884 C664 860 663 830 660 800 C654 730 642 650 638 575 C636 540 644 500 654 440 L686 412 C708 380 712 340 708 300 C700 244 686 212 662 205 C618 190 576 178 556 171 C548 164 546 150 548 120 L550 40 Z';

const SLEEVE: SleevePattern = {
  outer: points('236 205, 214 220, 200 256, 190 310, 178 410, 166 530, 162 640, 166 740, 172 822'),
  inner: points('276 830, 287 720, 293 620, 290 540, 278 470, 262 426'),
  armhole: points('262 426, 267 370, 263 310, 254 256, 236 205'),
  elbow: [230, 640],
  across: 128,
};

/** The jacket's volume, with the drape of the chest and the drag from the armpits. */
export function jacketBody(cloth: Cloth, random: Random, folds: readonly Fold[] = []): Form {
  const { strength, crisp, crumple } = fallOf(cloth);
  return {
    outline: BODY,
    depth: 150,
    reach: 150,
    yields: 0.4,
    crumple,
    folds: [
      foldAlong('300 262, 292 370, 304 470', 46, 8 * strength, -0.3, [0.3, 0.6], { crisp: 0 }),
      foldAlong('604 256, 610 370, 596 486', 46, 9 * strength, 0.3, [0.3, 0.6], { crisp: 0 }),
      ...rays(
        {
          from: [268, 430],
          angle: 62,
          fan: 30,
          length: 150,
          count: 2,
          width: 26,
          depth: 6 * strength,
          crisp,
          random,
        },
        { from: [634, 430], angle: 120, fan: 34, length: 140 },
      ),
      foldAlong('322 730, 312 800, 318 890', 34, 7, -0.4, [0.8, 0], { opens: 1.3, crisp: 0 }),
      foldAlong('590 700, 602 800, 596 890', 36, 8, 0.4, [0.8, 0], { opens: 1.3, crisp: 0 }),
      ...folds,
    ],
  };
}

/** Both sleeves, each hanging a little differently. */
export function jacketSleeves(
  body: Form,
  cloth: Cloth,
  random: Random,
  swayed: readonly [Point, Point] = [
    [4, 2],
    [12, -8],
  ],
): SetInSleeve[] {
  const { strength, crisp, crumple } = fallOf(cloth);
  const common = { body, pattern: SLEEVE, cloth, strength, crisp, random, crumple };
  return [
    setInSleeve({ ...common, side: 'left', sway: swayed[0] }),
    setInSleeve({ ...common, side: 'right', sway: swayed[1] }),
  ];
}
