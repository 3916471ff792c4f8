import { foldAlong } from '../../model/fold';
import { leather } from '../../materials/hard/leather';
import { metal } from '../../materials/hard/metal';
import type { Cut, CutContext } from '../../model/cut';
import { rays } from '../../model/fold-families';
import { floorShadow } from '../display/floor-shadow';
import type { Form } from '../../model/form';
import { stud, tube } from '../trims/hardware';
import { circle, points, type Path, type Point } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import { painted, patch, sewn, strap, waxedThread } from '../trims/saddlery';
import { scaled } from '../../model/linear-colour';
import { potli } from './potli';

// 28 cm wide at the base, 30 high; 1.7 units a millimetre.
const FRONT =
  'M238 500 C262 526 352 546 448 546 C540 546 640 524 660 498 C668 580 688 700 699 800 C705 850 706 888 699 914 C680 948 560 962 450 962 C340 962 218 950 202 916 C195 890 196 850 203 800 C214 700 230 584 238 500 Z';
const SLUMPED =
  'M246 540 C300 572 370 584 450 582 C536 580 606 562 656 532 C668 588 700 660 716 750 C730 830 734 900 716 936 C640 970 256 970 188 938 C166 900 166 832 184 750 C202 664 236 600 246 540 Z';
const BACK =
  'M230 506 C240 474 330 452 448 452 C566 452 658 472 668 504 C640 560 560 580 450 580 C340 580 258 556 230 506 Z';
const BACK_SLUMPED =
  'M244 540 C262 500 340 484 446 490 C560 480 640 496 658 532 C632 594 552 612 450 612 C350 612 268 590 244 540 Z';

function bucket({ colour, cloth: clothOf, random }: CutContext) {
  const own = clothOf((dye) => leather(dye, { grain: 3.4, height: 0.42, roughness: 0.56 }));
  const limp = own.kind === 'suede';
  const paint = scaled(colour, limp ? 0.6 : 0.32);
  const thread = waxedThread(colour);
  const cloth = painted(own, paint);
  const inside = clothOf((dye) => leather(dye), scaled(colour, 0.7));
  const trim = limp
    ? cloth
    : painted(leather(colour, { grain: 1.4, height: 0.1, roughness: 0.42 }), paint);
  const brass = metal('antique gold', 0.26);
  const front = limp ? SLUMPED : FRONT;
  const dy = limp ? 42 : 0;

  const mouth: Form = {
    outline: limp ? BACK_SLUMPED : BACK,
    depth: -30,
    base: 52,
    reach: 90,
    yields: 0,
  };
  const body: Form = {
    outline: front,
    depth: 130,
    reach: 150,
    base: 40,
    yields: limp ? 0.7 : 0.4,
    folds: [
      ...rays(
        {
          from: [330, 560 + dy],
          angle: 96,
          fan: 34,
          length: limp ? 260 : 230,
          count: 3,
          width: 25,
          depth: limp ? 9 : 10,
          start: 8,
          random,
        },
        { from: [566, 560 + dy], angle: 84, length: limp ? 250 : 210 },
      ),
      foldAlong(
        [
          [446, 566 + dy],
          [452, 640],
          [444, 730],
        ],
        32,
        limp ? 9 : 11,
        0.3,
        [0.2, 0.7],
      ),
      foldAlong(
        [
          [244, 540 + dy],
          [256, 640],
          [250, 760],
        ],
        34,
        8,
        -0.3,
        [0.2, 0.7],
      ),
      foldAlong(
        [
          [654, 540 + dy],
          [648, 640],
          [660, 740],
        ],
        34,
        8,
        0.3,
        [0.2, 0.7],
      ),
      ...(limp
        ? [
            foldAlong(points('196 760, 300 806, 420 800, 520 776'), 36, 12, 0.4, [0.15, 0.6]),
            foldAlong(points('716 800, 620 850, 500 862, 400 850'), 38, 12, -0.4, [0.15, 0.6]),
            foldAlong(points('180 868, 270 896, 360 892'), 28, 8, 0.4, [0.15, 0.7]),
          ]
        : []),
    ],
    crumple: [
      { size: 130, depth: 6, crease: 0.1 },
      { size: 44, depth: 1.2, crease: 0.25 },
    ],
  };

  const eyes = [
    [286, 566],
    [352, 582],
    [418, 588],
    [484, 588],
    [550, 580],
    [614, 564],
  ] as const;
  const eyelet = ([x, y]: Point): Piece[] => [
    { form: body, outline: circle(x, y, 9), cloth: brass, dim: 0.06, edge: [-1, 2] },
    tube(circle(x, y, 10, 11), 4.6, body, brass),
  ];
  const cord = (...points: Point[]): Piece => tube(points, 9, 170, trim);
  const cords = [
    cord(eyes[0], [319, 580], eyes[1]),
    cord(eyes[4], [582, 577], eyes[5]),
    cord(eyes[2], [450, 626], [420, 700], [428, 760]),
    cord(eyes[3], [463, 632], [490, 706], [484, 782]),
  ];
  const tassel = (x: number, y: number, turn: number): Piece => {
    const outline = `M${x - 7} ${y} L${x + 7} ${y} L${x + 15 + turn} ${y + 44} L${x - 13 + turn} ${y + 46} Z`;
    return patch({
      form: { outline, depth: 9, reach: 12, base: 174, yields: 0 },
      outline,
      cloth: trim,
      thick: 1.5,
    });
  };
  const chape = (outline: string): Piece =>
    patch({ form: body, outline, cloth: trim, thread, lift: 2, thick: 4 });
  const arch: Path = limp
    ? points(
        '252 590, 244 500, 262 390, 312 276, 392 196, 470 176, 548 216, 606 306, 640 410, 656 510, 654 590',
      )
    : points(
        '240 570, 232 460, 250 350, 306 240, 392 172, 466 160, 546 194, 610 280, 650 390, 664 480, 662 570',
      );
  const tail = 'M320 292 L346 286 C354 322 352 356 362 386 L332 396 C323 364 320 330 320 292 Z';
  const knot: Piece[] = [
    patch({
      form: { outline: tail, depth: 5, reach: 9, base: 26, yields: 0 },
      outline: tail,
      cloth: trim,
      thread,
    }),
    tube(points('297 262, 322 268, 352 288'), 34, 30, trim, 26),
    tube(points('304 292, 322 266, 342 248'), 27, 42, trim, 30),
  ];
  return {
    stance: 'stands' as const,
    floor: 936,
    pieces: [
      floorShadow(circle(476, 928, limp ? 320 : 296, 54), 50, 0.7),
      floorShadow(circle(453, 930, limp ? 272 : 254, 36), 16),
      {
        form: mouth,
        outline: limp ? BACK_SLUMPED : BACK,
        cloth: inside,
        dim: 0.6,
        edge: [4, 5] as const,
      },
      strap({ along: arch, width: limp ? 30 : 25, base: 20, cloth: trim, thread, casts: false }),
      {
        form: body,
        outline: front,
        cloth,
        edge: [5, 5] as const,
        seams: [
          sewn('M196 866 C250 916 650 916 706 864', thread),
          {
            along: 'M194 874 C250 926 650 926 708 872',
            groove: [2.4, 3] as const,
            pucker: 1.2,
            spread: 18,
          },
        ],
      },
      chape(
        limp
          ? 'M236 560 L268 572 L268 650 C262 664 242 660 238 644 Z'
          : 'M226 540 L256 550 L258 626 C252 640 232 636 230 620 Z',
      ),
      chape(
        limp
          ? 'M668 560 L638 574 L638 650 C644 664 662 660 666 644 Z'
          : 'M674 540 L646 552 L646 626 C652 640 672 636 672 620 Z',
      ),
      ...(limp
        ? knot
        : [
            ...eyes.flatMap(eyelet),
            ...cords,
            ...stud([456, 628], 16, 176, trim),
            tassel(428, 758, -2),
            tassel(484, 780, 3),
          ]),
    ],
  };
}

export const bucketBag: Cut = {
  detail: { x: 330, y: 500, width: 240, height: 320 },
  draw(context) {
    const { kind } = context.cloth((dye) => leather(dye, { grain: 3.4 }));
    return kind?.endsWith('leather') || kind === 'suede' ? bucket(context) : potli(context);
  },
};
