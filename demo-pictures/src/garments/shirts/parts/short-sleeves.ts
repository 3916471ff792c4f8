import { shirtStitching } from './stitching';
import { foldAlong } from '../../../model/fold';
import type { Cloth } from '../../../model/cloth';
import { rays } from '../../../model/fold-families';
import type { Form } from '../../../model/form';
import type { Random } from '../../../geometry/noise';
import type { Path } from '../../../geometry/path';
import type { Piece } from '../../../model/piece';
import { armPair, sleeve, type Arm } from '../../trims/sleeve';
import type { LinearColour } from '../../../model/linear-colour';
import { crispness } from './shirt-body';
import { armholeSeam } from './stitching';

/** Wide sleeves that end above the elbow, their hems turned up and stitched. */
export function shortSleeves(options: {
  cloth: Cloth;
  thread: LinearColour;
  random: Random;
}): Piece[] {
  const { cloth, thread, random } = options;
  const crisp = crispness(cloth);
  const { row } = shirtStitching(thread);
  const common = { round: 24, deep: 12, cuff: 0 };
  const arms: readonly Arm[] = armPair(
    common,
    ['228 226, 256 432, 188 452, 192 566', [116, 130, 142]],
    ['672 226, 644 434, 712 456, 710 560', [117, 130, 144]],
  );
  return arms.flatMap((arm): Piece[] => {
    const { side, shoulder, armpit } = arm;
    const { outline, volume, armhole, line, at } = sleeve(arm);
    const width = 15 + 2.4 * cloth.thickness;
    const form: Form = {
      outline: volume,
      depth: 78,
      base: side > 0 ? 20 : 0,
      reach: 88,
      yields: 0.5,
      folds: [
        ...rays({
          from: [armpit[0] - side * 4, armpit[1] - 8],
          angle: side < 0 ? 150 : 30,
          fan: 60,
          length: 64,
          count: 3,
          width,
          depth: 5.5,
          crisp,
          random,
        }),
        foldAlong(
          [
            [shoulder[0] + side * 10, shoulder[1] + 60],
            [shoulder[0] + side * 16, 400],
            at(-10, 22),
          ],
          width * 1.3,
          7,
          -0.4 * side,
          [0.6, 0],
          { crisp },
        ),
        foldAlong(
          [[shoulder[0] - side * 8, 330], [shoulder[0] + side * 4, 450], at(-10, -26)],
          width,
          5.5,
          0.4 * side,
          [0.7, 0],
          { crisp },
        ),
        foldAlong([at(120, 60), at(60, 54), at(-10, 56)], width * 0.8, 4, 0, [0.7, 0], { crisp }),
      ],
      crumple: [
        { size: 60, depth: 2, crease: crisp * 0.7, tall: 1.4 },
        { size: 22, depth: 0.55, crease: crisp * 0.6 },
      ],
    };
    const hem: Path = [at(24, 84), at(19, 0), at(24, -84)];
    return [
      {
        form,
        outline,
        cloth,
        edge: [2, 3],
        flow: { along: line },
        seams: [
          armholeSeam(armhole, row(side * 4)),
          {
            along: hem,
            groove: [0.5, 1.4],
            pucker: 0.9,
            ripple: 11,
            spread: 14,
            stitches: [row(0)],
          },
        ],
      },
    ];
  });
}
