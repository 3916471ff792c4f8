import { foldAlong } from '../../model/fold';
import { blousonBody, blousonSleeves, BLOUSON_SLEEVE } from './parts/blouson-block';
import { metal } from '../../materials/hard/metal';
import { satin } from '../../materials/silks/satin';
import { ribbed } from '../../materials/knits/stitches';
import { nylon } from '../../materials/wovens/suiting';
import type { Cut, CutContext, Drawing } from '../../model/cut';
import { enlarge } from '../../model/transform-drawing';
import { gathers } from '../../model/fold-families';
import type { Form } from '../../model/form';
import { mirror, points, type Path } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import type { Seam } from '../../model/seam';
import { insideNeck } from './parts/tailoring';
import { zipper } from '../trims/zipper';
import { linear, mix, scaled } from '../../model/linear-colour';

// The body is fuller than the rib below, and blouses over it: the volume closes there.
const SIDES =
  'C238 530 228 600 232 668 C236 700 252 714 274 720 C360 732 540 732 626 720 C648 714 664 700 668 668 C672 600 662 530 658 470';
const LEFT_FRONT =
  'M372 166 C326 182 278 198 226 214 C244 264 258 330 252 444 L240 468 C236 530 226 600 230 668 C236 704 256 718 276 722 C330 730 390 732 449 732 L449 236 C414 226 386 202 372 166 Z';
const RIB_HEM =
  'M270 704 C330 716 400 720 450 720 C500 720 570 716 630 704 C640 730 640 760 634 786 C570 796 510 800 450 800 C390 800 330 796 266 786 C260 760 260 730 270 704 Z';
const COLLAR =
  'M392 136 C398 176 420 210 449 220 L449 246 C404 238 374 206 364 166 C370 150 380 140 392 136 Z';

function draw({ colour, cloth: clothOf, random }: CutContext): Drawing {
  const cloth = clothOf(nylon);
  const rib = ribbed(scaled(colour, 0.8), { gauge: 2.2, out: 2, into: 1.4 });
  const lining = satin(mix(scaled(colour, 0.6), linear('#3a332c'), 0.2), 9);
  const brass = metal('antique gold', 0.3);
  // Padding softens what the cloth would do by itself.
  const padded = cloth.thickness < 2.6;
  const crisp = padded ? 0.22 : 0.08;
  const crumple = padded
    ? [
        { size: 110, depth: 6, crease: 0.1, tall: 1.2 },
        { size: 44, depth: 2.6, crease: 0.3, tall: 1.2 },
        { size: 18, depth: 0.5, crease: 0.3 },
      ]
    : [
        { size: 130, depth: 6, crease: 0.05, tall: 1.6 },
        { size: 50, depth: 1.6, crease: 0.15 },
      ];
  const body = blousonBody({
    cloth,
    random,
    sides: SIDES,
    depth: 165,
    crumple,
    folds: [
      ...gathers(
        {
          along: points('258 716, 350 728, 448 730'),
          toward: [0, -130],
          fan: 16,
          count: 8,
          width: 18,
          depth: 8,
          crisp,
          random,
        },
        { along: points('452 730, 550 728, 642 716') },
      ),
      foldAlong('310 270, 296 400, 310 540', 46, 8, -0.3, [0.35, 0.35], { crisp: 0.05 }),
      foldAlong('596 270, 606 410, 590 560', 46, 8, 0.3, [0.35, 0.35], { crisp: 0.05 }),
      foldAlong('440 420, 400 470, 340 500', 26, 6, 0.4, [0.2, 0.7], { crisp }),
      foldAlong('460 540, 510 590, 570 600', 26, 6, -0.4, [0.2, 0.7], { crisp }),
    ],
  });
  const { outer, inner } = BLOUSON_SLEEVE;
  const pattern = {
    ...BLOUSON_SLEEVE,
    // Fuller towards the wrist, then drawn in by the rib.
    outer: [
      ...outer.slice(0, 6),
      [144, 640] as const,
      [146, 720] as const,
      [156, 760] as const,
      [172, 774] as const,
    ],
    inner: [[258, 780] as const, [276, 766] as const, [288, 720] as const, ...inner.slice(2)],
    across: 144,
  };
  const arms = blousonSleeves(
    body,
    cloth,
    random,
    [
      [0, 2],
      [10, -6],
    ],
    { crumple, pattern, crisp, strength: 1.35, over: 140 },
  );
  const flip = (path: Path) => mirror(path);
  const same = (path: Path) => path;
  const hemForm: Form = {
    outline:
      'M262 640 L638 640 C646 700 644 750 638 790 L636 880 L264 880 L262 790 C256 750 254 700 262 640 Z',
    depth: 120,
    reach: 120,
    base: 4,
    yields: 0,
    crumple: [{ size: 60, depth: 2, crease: 0.1 }],
  };
  const neck: Form = {
    outline: 'M350 60 L550 60 L548 120 L540 190 C510 268 390 268 360 190 L352 120 Z',
    depth: 62,
    reach: 80,
    base: 96,
    yields: 0,
  };
  const seams = (turn: (path: Path) => Path): Seam[] => [
    {
      along: turn(points('244 470, 262 560, 262 720')),
      groove: [1.2, 2.6],
      pucker: 1.2,
      spread: 20,
      ripple: 18,
    },
    {
      along: turn('M436 250 C435 400 435 600 436 728'),
      groove: [0.8, 2],
      pucker: 1.6,
      spread: 20,
      ripple: 18,
    },
  ];
  const collar = (turn: (path: Path) => Path): Piece => ({
    form: neck,
    outline: turn(COLLAR),
    cloth: rib,
    flow: { along: turn(points('378 120, 384 178, 412 220, 470 240')), across: true },
    edge: [4, 6],
    lift: 1,
    folds: [
      foldAlong(turn(points('376 140, 388 196, 418 228, 450 236')), 18, 5, 0, [0, 0], { crisp: 0 }),
    ],
  });
  const welt = (turn: (path: Path) => Path): Piece[] => [
    {
      form: body,
      outline: turn('M318 540 L340 548 L300 682 L276 674 Z'),
      cloth,
      grain: 16,
      lift: 2.4,
      edge: [2.6, 3.4],
      seams: [
        { along: turn('M340 548 L300 682'), groove: [1.6, 2], pucker: 1.4, spread: 18, ripple: 16 },
      ],
    },
  ];
  const zipTape = nylon(scaled(colour, 0.5));

  return enlarge(
    {
      pieces: [
        {
          form: hemForm,
          outline: RIB_HEM,
          cloth: rib,
          edge: [4, 6],
          seams: [
            { along: 'M262 782 C330 794 400 797 450 797 C510 797 570 794 638 782', groove: [1, 3] },
          ],
        },
        ...insideNeck({
          bottom: 320,
          half: 58,
          top: 126,
          stand: 34,
          lining,
          collar: rib,
          grain: 0,
        }),
        { form: body, outline: LEFT_FRONT, cloth, edge: [3, 5], seams: seams(same) },
        { form: body, outline: flip(LEFT_FRONT), cloth, edge: [3, 5], seams: seams(flip) },
        ...welt(same),
        ...welt(flip),
        collar(same),
        collar(flip),
        ...zipper({
          form: body,
          along: points('450 244, 450 420, 449 600, 450 736'),
          lift: 2,
          tape: zipTape,
          metal: brass,
          width: 8,
        }),
        ...zipper({
          form: hemForm,
          along: points('450 722, 450 796'),
          lift: 5,
          tape: zipTape,
          metal: brass,
          width: 8,
          slider: false,
        }),
        ...arms.flatMap(({ piece, turn }) => {
          const cuff: Form = {
            outline: turn('M178 730 L256 734 L256 850 L180 850 Z'),
            depth: 34,
            reach: 60,
            base: 34,
            yields: 0,
          };
          return [
            {
              form: cuff,
              outline: turn(
                'M172 764 L258 770 C260 790 258 816 254 832 C230 838 200 836 180 828 C174 806 170 786 172 764 Z',
              ),
              cloth: rib,
              grain: -3,
              edge: [4, 6] as const,
            },
            piece,
          ];
        }),
      ],
    },
    1.18,
    [450, 100],
  );
}

export const bomberJacket: Cut = { detail: { x: 330, y: 120, width: 255, height: 340 }, draw };
