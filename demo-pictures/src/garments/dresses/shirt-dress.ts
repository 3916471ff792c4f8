import { plain } from '../../materials/wovens/plain';
import { leather } from '../../materials/hard/leather';
import { metal } from '../../materials/hard/metal';
import type { Cut } from '../../model/cut';
import { backHem, fold, inside, sleeveFolds, whole } from './parts/dress-parts';
import { flutes, gathers, rays } from '../../model/fold-families';
import type { Form } from '../../model/form';
import { button, stud } from '../trims/hardware';
import { mirror, type Path, type Point } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import type { Stitch } from '../../model/seam';
import { shirtSleeve } from './parts/shirt-sleeve';
import { tieBelt } from './parts/tie-belt';
import { linear, mix, scaled } from '../../model/linear-colour';

const HALF =
  'M450 60 L404 60 L400 136 C370 148 336 164 316 178 C300 188 276 244 262 320 C248 410 228 510 212 610 L198 720 L264 730 C276 620 296 490 322 372 C326 420 338 450 344 486 C332 530 306 570 296 640 C284 760 262 900 244 1040 L232 1190 L450 1190';

const HEM: Path = 'M240 1010 C270 1050 360 1082 450 1080 C540 1078 630 1052 660 1012';
const COLLAR =
  'M449 190 C430 182 412 166 405 140 C403 130 405 126 410 123 C402 118 396 126 391 136 C382 160 368 184 352 208 L408 240 C424 222 438 206 449 190 Z';

export const shirtDress: Cut = {
  detail: { x: 340, y: 112, width: 222, height: 296 },
  draw({ colour, cloth: clothOf, random }) {
    const cloth = clothOf(plain);
    const within = clothOf(plain, scaled(colour, 0.82));
    // Denim is workwear: it takes studs and a contrasting thread.
    const work = cloth.kind === 'denim';
    const shell = leather(mix(scaled(colour, 0.5), linear('#4a3524'), 0.7), {
      grain: 5,
      height: 0.04,
      roughness: 0.34,
    });
    const pearl = leather(mix(colour, linear('#e2ddd2'), 0.75), {
      grain: 5,
      height: 0.03,
      roughness: 0.3,
    });
    const pale = colour[1] > 0.5;
    const hole = plain(scaled(colour, 0.3));
    const row = (offset: number): Stitch => ({
      offset,
      colour: work ? linear('#a8763c') : scaled(colour, 0.86),
      length: 2.6,
      gap: 1.1,
      width: work ? 1.2 : 0.8,
    });
    const crisp = 0.5;
    const body: Form = {
      outline: whole(HALF, 5, 9),
      depth: 180,
      reach: 95,
      yields: 0.65,
      folds: [
        ...gathers(
          {
            along: 'M346 486 L554 486',
            toward: [0, 150],
            fan: 34,
            count: 12,
            width: 11,
            depth: 7,
            crisp,
            random,
          },
          { along: 'M350 466 L552 466', toward: [0, -110], fan: 16, count: 10, depth: 4.6 },
        ),
        ...flutes({
          from: 'M320 620 L450 610 L580 620',
          to: HEM,
          count: 5,
          width: 31,
          depth: 25,
          opens: 1.6,
          starts: [0, 0.5],
          crisp: 0.35,
          random,
        }),
        ...rays(
          {
            from: [398, 190],
            angle: 100,
            fan: 40,
            length: 130,
            count: 2,
            width: 17,
            depth: 5,
            crisp,
            random,
          },
          { from: [502, 190], angle: 78 },
        ),
        fold('M326 230 C352 290 356 350 350 420', 19, 7, { crisp }),
        fold('M572 240 C548 300 546 370 556 430', 18, 6, { lean: -0.3, crisp }),
        fold('M338 520 C324 640 306 800 280 1000', 24, 15, { crisp: 0.3, lean: -0.5, opens: 1.5 }),
        ...sleeveFolds(
          (path) => path,
          { armpit: [320, 374], elbow: [248, 504], wrist: [234, 656], across: 76 },
          1.25,
          random,
          crisp,
        ),
        ...sleeveFolds(
          mirror,
          { armpit: [320, 374], elbow: [250, 520], wrist: [232, 656], across: 74 },
          1.1,
          random,
          crisp,
        ),
        fold('M310 200 C284 250 272 340 262 420', 17, 7, { crisp: 0.3 }),
        fold('M592 206 C616 270 628 350 636 410', 17, 7, { crisp: 0.3 }),
      ],
      crumple: [
        { size: 84, depth: 4.5, crease: 0.35, tall: 1.8 },
        { size: 34, depth: 1.6, crease: 0.5, tall: 1.3 },
        { size: 15, depth: 0.4, crease: 0.5 },
      ],
    };
    const arm = (turn: (path: Path) => Path, side: -1 | 1): Piece[] => {
      const x = (at: number) => (side < 0 ? 900 - at : at);
      const at: Point = [x(250), 690];
      return [
        ...shirtSleeve({ body, cloth, row, turn, side }),
        ...(work
          ? stud(at, 5, body, metal('gunmetal', 0.4))
          : button(at, 5, body, pale ? pearl : shell, hole)),
      ];
    };
    const edge = 'M432 196 C436 400 434 700 430 1081';
    const buttons = [222, 296, 370, 560, 640, 720, 800, 880].flatMap((y): Piece[] => {
      const at: Point = [449 + 0.6 * Math.sin(y), y];
      return work
        ? stud(at, 6, body, metal('gunmetal', 0.4))
        : button(at, 5.6, body, pale ? pearl : shell, hole);
    });
    return {
      pieces: [
        inside('M401 128 C416 110 484 110 499 128 L512 200 L450 230 L388 200 Z', within, {
          base: 100,
          dim: 0.85,
          seams: [
            {
              along: 'M392 150 C420 162 480 162 508 150',
              groove: [1, 2],
              pucker: 0.6,
              stitches: [row(3)],
            },
          ],
        }),
        backHem(
          'M280 980 L620 980 L632 1024 C590 1076 520 1090 450 1090 C380 1090 310 1076 270 1024 Z',
          within,
          random,
        ),
        ...arm((path) => path, 1),
        ...arm(mirror, -1),
        {
          form: body,
          outline:
            'M402 134 L316 100 L316 174 C332 226 338 300 322 372 L320 488 L292 610 L280 650 L276 735 L200 800 L200 990 C262 1050 360 1082 440 1082 L466 700 L466 200 L440 200 C420 190 408 168 402 134 Z',
          cloth,
          within: true,
          seams: [
            {
              along: 'M236 1000 C268 1040 360 1072 450 1070',
              groove: [0.4, 1.3],
              pucker: 1,
              stitches: [row(0)],
            },
            {
              along: 'M300 196 C336 200 372 202 402 196',
              groove: [0.8, 2],
              pucker: 1,
              stitches: [row(-3)],
            },
          ],
        },
        {
          form: body,
          outline:
            'M498 134 L584 100 L584 174 C568 226 562 300 578 372 L580 488 L608 610 L620 650 L624 735 L700 800 L700 990 C638 1050 540 1082 431 1081 C434 700 436 400 432 196 L462 200 C482 190 492 168 498 134 Z',
          cloth,
          within: true,
          lift: 2,
          edge: [2.6, 3],
          seams: [
            { along: edge, groove: [0.3, 1], pucker: 0.7, stitches: [row(-3)] },
            {
              along: 'M466 196 C470 400 468 700 465 1080',
              groove: [0.9, 1.8],
              pucker: 0.9,
              stitches: [row(3)],
            },
            {
              along: 'M440 1070 C540 1072 632 1040 664 1000',
              groove: [0.4, 1.3],
              pucker: 1,
              stitches: [row(0)],
            },
            {
              along: 'M498 196 C530 202 564 200 600 196',
              groove: [0.8, 2],
              pucker: 1,
              stitches: [row(-3)],
            },
          ],
        },
        ...buttons,
        ...tieBelt(body, cloth, row(0)),
        ...[COLLAR, mirror(COLLAR, 450)].map((outline, i): Piece => ({
          form: body,
          outline,
          cloth,
          grain: i === 0 ? 62 : -62,
          lift: 6 + i,
          edge: [4, 4.5],
          seams: [
            {
              along:
                i === 0
                  ? 'M358 207 L407 234 C422 218 434 204 445 190'
                  : mirror('M358 207 L407 234 C422 218 434 204 445 190'),
              pucker: 0.5,
              stitches: [row(0)],
            },
          ],
          folds: [
            fold(
              i === 0
                ? 'M410 118 C400 150 404 176 446 196'
                : mirror('M410 118 C400 150 404 176 446 196'),
              16,
              7,
              { taper: [0.1, 0.2], crisp: 0.3 },
            ),
          ],
        })),
      ],
    };
  },
};
