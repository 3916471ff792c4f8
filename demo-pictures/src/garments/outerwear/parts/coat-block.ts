import type { Cloth } from '../../../model/cloth';
import { foldAlong, type Fold } from '../../../model/fold';
import { rays } from '../../../model/fold-families';
import type { Form } from '../../../model/form';
import type { Random } from '../../../geometry/noise';
import { points, type Point } from '../../../geometry/path';
import { setInSleeve, type SetInSleeve, type SleevePattern } from './set-in-sleeve';
import { fallOf } from './tailoring';

/*
 * The block that coats are drawn on, in millimetres: 110 cm long, 45 cm across the shoulders, over a jacket.
 * The middle is x = 450, the shoulder's tip 226, the armpit 262, 440, the hem's corner 206, 1226.
 */

// Runs on past neck and hem, and out under the sleeves' heads.
const BODY =
  'M344 40 L346 118 C348 150 346 164 338 171 C320 178 278 191 228 207 C200 216 188 250 180 306 C176 350 180 392 206 428 L238 456 C246 520 252 560 250 606 C246 700 232 800 224 900 C216 1010 210 1130 206 1226 L200 1340 L700 1340 L694 1226 C690 1130 684 1010 676 900 C668 800 654 700 650 606 C648 560 654 520 662 456 L694 428 C720 392 724 350 720 306 C712 250 700 216 672 207 C622 191 580 178 562 171 C554 164 552 150 554 118 L556 40 Z';

export const COAT_SLEEVE: SleevePattern = {
  outer: points('228 207, 204 223, 189 262, 178 320, 164 424, 152 548, 148 664, 153 772, 160 862'),
  inner: points('278 872, 289 742, 296 632, 293 552, 280 482, 262 440'),
  armhole: points('262 440, 267 378, 262 314, 250 258, 228 207'),
  elbow: [222, 670],
  across: 142,
};

/** The coat's volume: the chest's drape, the drag from the armpits, a few long folds that run off the hem. */
export function coatBody(
  cloth: Cloth,
  random: Random,
  folds: readonly Fold[] = [],
  outline = BODY,
): Form {
  const { strength, crisp, crumple } = fallOf(cloth);
  const long = (points: readonly Point[], depth: number, lean: number, width = 46): Fold =>
    foldAlong(points, width, depth, lean, [0.75, 0], { opens: 1.5, crisp: crisp * 0.4 });
  return {
    outline,
    depth: 165,
    reach: 165,
    yields: 0.5,
    crumple,
    folds: [
      foldAlong('296 266, 286 390, 302 520', 50, 9 * strength, -0.3, [0.3, 0.6], { crisp: 0 }),
      foldAlong('608 262, 614 390, 598 540', 50, 9 * strength, 0.3, [0.3, 0.6], { crisp: 0 }),
      ...rays(
        {
          from: [270, 446],
          angle: 66,
          fan: 26,
          length: 190,
          count: 2,
          width: 30,
          depth: 7 * strength,
          crisp: crisp * 0.5,
          random,
        },
        { from: [632, 446], angle: 118, fan: 30, length: 180 },
      ),
      long(points('280 720, 268 900, 262 1080, 256 1340'), 17, -0.4),
      long(points('360 840, 352 980, 356 1110, 348 1340'), 13, 0.3),
      long(points('540 760, 548 920, 552 1090, 560 1340'), 16, -0.3),
      long(points('622 700, 632 880, 640 1070, 646 1340'), 18, 0.4),
      ...folds,
    ],
  };
}

/** Both sleeves, each hanging a little differently. */
export function coatSleeves(
  body: Form,
  cloth: Cloth,
  random: Random,
  swayed: readonly [Point, Point],
  folds: readonly Fold[] = [],
): SetInSleeve[] {
  const { strength, crisp, crumple } = fallOf(cloth);
  const common = { body, pattern: COAT_SLEEVE, cloth, strength, crisp, random, crumple, folds };
  return [
    setInSleeve({ ...common, side: 'left', sway: swayed[0] }),
    setInSleeve({ ...common, side: 'right', sway: swayed[1] }),
  ];
}

/** The back's lower edge, a little above the front's, as one sees it between the fronts. */
export function coatTail(lining: Cloth) {
  const form: Form = {
    outline: 'M190 1120 L710 1120 L716 1350 L184 1350 Z',
    depth: -16,
    base: 70,
    reach: 200,
    yields: 0,
  };
  return {
    form,
    outline: 'M226 1120 L674 1120 L684 1214 C570 1232 330 1232 216 1214 Z',
    cloth: lining,
    dim: 0.6,
  };
}
