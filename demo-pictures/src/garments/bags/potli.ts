import { foldAlong } from '../../model/fold';
import { velvet } from '../../materials/wovens/fine';
import { metal } from '../../materials/hard/metal';
import { satin } from '../../materials/silks/satin';
import type { CutContext, Drawing } from '../../model/cut';
import { gathers } from '../../model/fold-families';
import { floorShadow } from '../display/floor-shadow';
import type { Form } from '../../model/form';
import { stud, tube } from '../trims/hardware';
import { circle, points, type Path, type Point } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import { mix, scaled } from '../../model/linear-colour';
import { twisted } from '../../materials/wovens/cord';

const POUCH =
  'M400 498 C378 534 312 574 262 640 C214 706 186 800 204 874 C216 922 262 944 330 950 C410 958 500 958 584 950 C652 944 694 920 702 872 C714 796 684 712 640 648 C596 586 526 534 502 498 Z';
const RUFFLE =
  'M394 508 C376 480 330 440 308 392 C330 372 352 392 372 376 C392 360 408 384 430 372 C452 358 468 384 490 372 C512 362 530 384 548 376 C566 372 580 384 592 394 C574 440 524 480 506 508 C480 518 420 518 394 508 Z';

/** A gathered pouch tied with a twisted cord, a ruffle standing above the knot. */
export function potli({ colour, cloth: clothOf, random }: CutContext): Drawing {
  const own = clothOf(velvet);
  const lining = satin(scaled(colour, 0.8));
  const zari = mix([0.56, 0.37, 0.12], colour, 0.15);
  const cord = twisted(zari);
  const gold = metal('antique gold', 0.28);
  const neck: Path = points('386 512, 450 520, 514 512');
  const pouch: Form = {
    outline: POUCH,
    depth: 140,
    reach: 120,
    base: 30,
    yields: 0.6,
    folds: [
      ...gathers({
        along: neck,
        toward: [0, 290],
        fan: 210,
        count: 12,
        width: 23,
        depth: 18,
        crisp: 0.1,
        random,
      }),
      foldAlong('400 520, 330 600, 272 700, 258 800', 34, 12, 0.3, [0.05, 0.7], { crisp: 0.1 }),
      foldAlong('504 520, 572 610, 628 710, 640 800', 34, 12, -0.3, [0.05, 0.7], { crisp: 0.1 }),
      foldAlong('440 524, 420 620, 396 740, 400 850', 36, 11, 0.3, [0.05, 0.7], { crisp: 0.1 }),
      foldAlong('196 850, 280 890, 380 884, 470 900', 36, 12, 0.4, [0.05, 0.6], { crisp: 0.1 }),
      foldAlong('710 830, 630 876, 550 872', 34, 11, -0.4, [0.05, 0.7], { crisp: 0.1 }),
    ],
    crumple: [
      { size: 110, depth: 7, crease: 0.1 },
      { size: 44, depth: 1.4, crease: 0.2 },
    ],
  };
  const ruffle: Form = {
    outline: RUFFLE,
    depth: 60,
    reach: 60,
    base: 50,
    yields: 0.6,
    folds: gathers({
      along: neck,
      toward: [0, -130],
      fan: 110,
      count: 9,
      width: 17,
      depth: 13,
      crisp: 0.1,
      random,
    }),
  };
  const hollow: Form = {
    outline: 'M280 330 L620 330 L620 460 L280 460 Z',
    depth: -12,
    base: 30,
    reach: 60,
    yields: 0,
  };
  const wrap = (y: number, base: number): Piece =>
    tube(
      [
        [388, y - 5],
        [412, y + 4],
        [450, y + 7],
        [490, y + 3],
        [513, y - 6],
      ],
      13,
      base,
      cord,
    );
  const hang = (points: readonly Point[], base: number): Piece => tube(points, 11, base, cord);
  const tassel = ([x, y]: Point): Piece[] => {
    const skirt = `M${x - 10} ${y + 14} C${x - 16} ${y + 40} ${x - 19} ${y + 62} ${x - 20} ${y + 84} L${x + 17} ${y + 86} C${x + 17} ${y + 62} ${x + 14} ${y + 38} ${x + 10} ${y + 14} Z`;
    const threads: Form = {
      outline: skirt,
      depth: 12,
      reach: 16,
      base: 196,
      yields: 0.4,
      folds: [-12, -6, 0, 5, 11].map((dx, i) =>
        foldAlong(
          [
            [x + dx * 0.5, y + 14],
            [x + dx, y + 92],
          ] as Path,
          3.6,
          i % 2 === 0 ? 2.4 : 1.6,
          0,
          [0.1, 0],
        ),
      ),
    };
    return [
      { form: threads, outline: skirt, cloth: satin(zari), edge: [1, 2] },
      ...stud([x, y + 6], 13, 200, gold),
    ];
  };
  return {
    stance: 'stands',
    floor: 938,
    pieces: [
      floorShadow(circle(476, 930, 292, 52), 50, 0.7),
      floorShadow(circle(455, 934, 244, 30), 18),
      {
        form: hollow,
        outline:
          'M312 394 C340 366 400 356 452 354 C508 352 560 364 588 392 C560 420 500 440 450 440 C400 440 340 422 312 394 Z',
        cloth: lining,
        dim: 0.5,
      },
      hang(
        points(
          '400 512, 340 452, 300 372, 308 290, 368 232, 450 214, 538 232, 604 286, 628 366, 600 448, 502 512',
        ),
        12,
      ),
      hang(
        points(
          '402 514, 352 460, 322 384, 334 310, 388 258, 462 240, 540 262, 592 316, 606 384, 578 446, 500 514',
        ),
        20,
      ),
      { form: pouch, outline: POUCH, cloth: own, edge: [0, 1] },
      { form: ruffle, outline: RUFFLE, cloth: own, edge: [3, 5] },
      wrap(500, 104),
      wrap(512, 108),
      wrap(523, 104),
      hang(points('456 520, 436 580, 424 640, 426 690'), 168),
      hang(points('462 520, 494 570, 506 640, 500 726'), 172),
      ...tassel([426, 690]),
      ...tassel([500, 726]),
      ...stud([458, 518], 17, 132, gold),
    ],
  };
}
