import { foldAlong } from '../../../model/fold';
import type { Cloth } from '../../../model/cloth';
import { flutes, rays } from '../../../model/fold-families';
import type { Form } from '../../../model/form';
import { button } from '../../trims/hardware';
import type { Random } from '../../../geometry/noise';
import { points, type Path } from '../../../geometry/path';
import type { Piece } from '../../../model/piece';
import type { Seam, Stitch } from '../../../model/seam';
import { armPair, sleeve, sleeveFolds, type Arm } from '../../trims/sleeve';
import { scaled, type LinearColour } from '../../../model/linear-colour';

// On past the neck, over the shoulders into the sleeves, past the hem.
const VOLUME =
  'M300 40 L352 128 C332 172 292 204 236 221 L170 240 L196 340 L268 424 C276 520 280 640 274 780 L256 880 L250 1060 L650 1060 L644 880 L627 780 C620 640 624 520 632 424 L704 340 L730 240 L664 221 C608 204 568 172 548 128 L600 40 Z';

/** Pale shirting as it is exposed for: kept under the lights, or its folds would drown. */
export function exposed(colour: LinearColour): LinearColour {
  return scaled(colour, 1 - 0.28 * Math.max(0, colour[1] - 0.3));
}

/** How crisply a cloth creases: poplin 0.4, linen 0.37, silk and melton hardly. */
function crispness(cloth: Cloth): number {
  if (cloth.finish.roughness < 0.72) return 0.1;
  return Math.max(0.06, 0.62 - 0.14 * cloth.thickness);
}

/** The torso of a shirt, with the folds of cloth that hangs from the shoulders, and the inside of its neck. */
export function shirtBody(options: {
  cloth: Cloth;
  random: Random;
  volume?: string;
  hem?: number;
}): {
  body: Form;
  hollow: Form;
} {
  const { cloth, random, volume = VOLUME, hem = 950 } = options;
  const crisp = crispness(cloth);
  const soft = 0.8 + 0.16 * cloth.thickness;
  const family = { crisp, random };
  return {
    body: {
      outline: volume,
      depth: 178,
      reach: 160,
      yields: 0.55,
      folds: [
        ...rays({
          ...family,
          from: [288, 414],
          angle: 56,
          fan: 54,
          length: 130,
          count: 3,
          width: 18 * soft,
          depth: 4.6,
        }),
        ...rays({
          ...family,
          from: [612, 414],
          angle: 128,
          fan: 66,
          length: 150,
          count: 4,
          width: 18 * soft,
          depth: 4.6,
        }),
        ...flutes({
          ...family,
          from: points('288 560, 450 540, 612 560'),
          to: [
            [274, hem - 70],
            [450, hem],
            [626, hem - 70],
          ],
          count: 6,
          width: 22 * soft,
          depth: 6.5,
          opens: 1.5,
          starts: [0, 0.5],
        }),
        foldAlong('322 212, 318 320, 344 470, 334 640', 30 * soft, 7, -0.3, [0.4, 0.5], {
          crisp: crisp * 0.6,
        }),
        foldAlong('586 214, 588 340, 560 500, 574 690', 28 * soft, 6.5, 0.35, [0.4, 0.5], {
          crisp: crisp * 0.6,
        }),
        foldAlong('396 420, 378 540, 394 700', 22 * soft, 4.5, 0.3, [0.5, 0.5], { crisp }),
        foldAlong('500 560, 516 690, 504 800', 24 * soft, 5, -0.3, [0.5, 0.4], { crisp }),
        foldAlong('284 600, 336 628, 392 634', 13 * soft, 3, 0.4, [0.1, 0.7], { crisp }),
        foldAlong('618 560, 570 596, 520 604', 13 * soft, 3.2, -0.4, [0.1, 0.7], { crisp }),
      ],
      crumple: [
        { size: 74, depth: 2.4, crease: crisp * 0.7, tall: 1.7 },
        { size: 24, depth: 0.6, crease: crisp * 0.6 },
      ],
    },
    hollow: {
      outline: 'M360 60 L540 60 L590 520 L310 520 Z',
      depth: -26,
      base: 84,
      reach: 110,
      yields: 0,
      crumple: [{ size: 60, depth: 2, crease: 0.2, tall: 2 }],
    },
  };
}

/** Long sleeves with buttoned cuffs. */
export function shirtSleeves(options: {
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
  const row = (offset: number): Stitch => ({
    offset,
    colour: thread,
    length: 2.3,
    gap: 0.9,
    width: 0.8,
  });
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
          {
            along: armhole,
            groove: [1.1, 2.4],
            pucker: 0.9,
            ripple: 11,
            spread: 13,
            stitches: [row(side * 4)],
          },
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

/** Wide sleeves that end above the elbow, their hems turned up and stitched. */
export function shortSleeves(options: {
  cloth: Cloth;
  thread: LinearColour;
  random: Random;
}): Piece[] {
  const { cloth, thread, random } = options;
  const crisp = crispness(cloth);
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
          {
            along: armhole,
            groove: [1.1, 2.4],
            pucker: 0.9,
            ripple: 11,
            spread: 13,
            stitches: [{ offset: side * 4, colour: thread, length: 2.3, gap: 0.9, width: 0.8 }],
          },
          {
            along: hem,
            groove: [0.5, 1.4],
            pucker: 0.9,
            ripple: 11,
            spread: 14,
            stitches: [{ colour: thread, length: 2.3, gap: 0.9, width: 0.8 }],
          },
        ],
      },
    ];
  });
}
