import { shirtStitching } from './stitching';
import { foldAlong } from '../../../model/fold';
import type { Cloth } from '../../../model/cloth';
import type { Form } from '../../../model/form';
import { button } from '../../trims/hardware';
import type { Random } from '../../../geometry/noise';
import type { Path } from '../../../geometry/path';
import type { Piece } from '../../../model/piece';
import type { Seam } from '../../../model/seam';
import { armPair, sleeve, sleeveFolds, type Arm } from '../../trims/sleeve';
import type { LinearColour } from '../../../model/linear-colour';
import { crispness } from './shirt-body';
import { armholeSeam } from './stitching';

/** Long sleeves with buttoned cuffs. */
export function longSleeves(options: {
  cloth: Cloth;
  thread: LinearColour;
  /** The cuffs' buttons; without them the cuffs are plain. */
  pearl?: Cloth;
  hole?: Cloth;
  random: Random;
  arms?: readonly Arm[];
}): Piece[] {
  const { cloth, thread, pearl, hole, random } = options;
  const crisp = crispness(cloth);
  const { row } = shirtStitching(thread);
  const arms: readonly Arm[] =
    options.arms ??
    armPair(
      { cuff: 66, round: 24, deep: 14 },
      ['236 221, 274 430, 186 606, 176 934', [134, 118, 98]],
      ['664 221, 626 432, 716 618, 719 944', [134, 120, 99]],
    );
  return arms.flatMap((arm): Piece[] => {
    const { side } = arm;
    const { outline, volume, armhole, line, cuff, at } = sleeve(arm);
    const pleat = (out: number, length: number) =>
      foldAlong(
        [at(60, out), at(60 + length * 0.5, out + 3), at(60 + length, out + 2)],
        9,
        4,
        0.7 * side,
        [0, 0.8],
        { crisp: 0.6 },
      );
    const form: Form = {
      outline: volume,
      depth: 74,
      // The far sleeve comes forward, out of the body's shadow.
      base: side > 0 ? 20 : 0,
      reach: 84,
      yields: 0.4,
      folds: [
        ...sleeveFolds(arm, {
          width: 17 + 2.4 * cloth.thickness,
          depth: 6.5,
          crisp,
          stacked: 0.45,
          random,
        }),
        pleat(-12, 120),
        pleat(9, 150),
        pleat(24, 90),
      ],
      crumple: [
        { size: 60, depth: 2, crease: crisp * 0.7, tall: 1.6 },
        { size: 22, depth: 0.55, crease: crisp * 0.6 },
      ],
    };
    const tube: Form = {
      ...form,
      depth: 66,
      folds: [],
      crumple: [{ size: 40, depth: 0.9, crease: 0.2 }],
    };
    const edge = (up: number): Path => [at(up, 60), at(up - 4, 0), at(up, -60)];
    const sewn = (along: Path, offset = 0): Seam => ({
      along,
      stitches: [row(offset)],
      pucker: 0.6,
      ripple: 9,
      spread: 9,
    });
    const slit: Path = [at(62, -side * 20), at(160, -side * 18)];
    return [
      {
        form,
        outline,
        cloth,
        edge: [2, 3],
        flow: { along: line },
        seams: [
          armholeSeam(armhole, row(side * 4)),
          { along: slit, groove: [0.8, 1.2], stitches: [row(5), row(-5)], pucker: 0.6 },
        ],
      },
      {
        form: tube,
        outline: cuff(-18),
        cloth,
        lift: 2.4,
        edge: [2.4, 3],
        flow: { along: line },
        seams: [sewn(edge(61)), sewn(edge(7))],
      },
      ...(pearl && hole ? button(at(34, -side * 30), 5, tube, pearl, hole) : []),
    ];
  });
}
