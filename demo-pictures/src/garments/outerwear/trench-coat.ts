import { foldAlong } from '../../model/fold';
import { satin } from '../../materials/silks/satin';
import { gabardine } from '../../materials/wovens/suiting';
import { coatBody, coatSleeves } from './parts/coat-block';
import type { Cut, CutContext, Drawing } from '../../model/cut';
import { enlarge } from '../../model/transform-drawing';
import { gathers } from '../../model/fold-families';
import type { Form } from '../../model/form';
import { tube } from '../trims/hardware';
import { mirror, points, type Path, type Point } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import type { Seam, Stitch } from '../../model/seam';
import { fallOf, horn, insideNeck, roll, sewnButton, supple, hung } from './parts/tailoring';
import { linear, mix, scaled } from '../../model/linear-colour';

// Millimetres: 115 cm long, drawn in at the waist by the belt. Runs on past neck and hem, and under the sleeves.
const BODY =
  'M344 40 L346 118 C348 150 346 164 338 171 C320 178 278 191 228 207 C200 216 188 250 180 306 C176 350 180 392 206 428 L236 456 C250 510 268 556 277 596 C278 612 274 630 268 654 C246 740 222 880 206 1010 C198 1090 190 1180 186 1266 L178 1380 L722 1380 L714 1266 C710 1180 702 1090 694 1010 C678 880 654 740 632 654 C626 630 622 612 623 596 C632 556 650 510 664 456 L694 428 C720 392 724 350 720 306 C712 250 700 216 672 207 C622 191 580 178 562 171 C554 164 552 150 554 118 L556 40 Z';
const UNDER_FRONT =
  'M382 152 C338 172 284 190 228 207 C246 262 258 330 254 436 L234 456 C250 510 268 556 277 596 C278 612 274 630 268 654 C246 740 222 880 206 1010 C198 1090 190 1180 186 1264 C290 1284 410 1290 530 1284 L520 560 C480 450 420 340 392 240 Z';
const OVER_FRONT =
  'M518 152 C562 172 616 190 672 207 C654 262 642 330 646 436 L666 456 C650 510 632 556 623 596 C622 612 626 630 632 654 C654 740 678 880 694 1010 C702 1090 710 1180 714 1264 C600 1286 480 1294 352 1287 C346 1286 342 1283 342 1275 C346 1040 352 800 354 566 C356 554 360 546 366 540 C416 450 482 340 508 240 Z';
const LAPEL =
  'M506 236 L566 286 L628 322 C624 372 560 484 462 534 C420 552 386 558 368 546 L364 540 C420 450 488 350 506 236 Z';
const BREAK: Path = points('508 240, 484 350, 430 452, 370 542');
const COLLAR =
  'M450 118 C416 118 394 124 380 136 C350 156 322 210 286 288 C304 298 322 298 338 290 L396 240 C392 204 394 178 408 160 C420 149 436 145 450 145 C464 145 480 149 492 160 C506 178 508 204 504 240 L562 290 C578 298 596 298 614 288 C578 210 550 156 520 136 C506 124 484 118 450 118 Z';
const STORM_FLAP =
  'M366 164 C330 180 290 192 250 202 C258 262 264 340 258 430 C290 496 350 534 420 540 L440 470 L392 236 Z';
const FALL: readonly Point[] = points(
  '394 240, 394 184, 412 152, 450 138, 488 152, 506 184, 506 240',
);
const BELT =
  'M262 572 C330 586 400 592 450 592 C510 592 570 586 638 572 L636 618 C570 634 510 640 450 640 C390 640 330 634 264 618 Z';
const KNOT =
  'M424 578 C434 566 468 566 478 578 C484 596 482 632 472 650 C460 660 436 658 428 648 C420 630 418 596 424 578 Z';
const TAILS = [
  'M430 636 C424 690 414 760 412 830 C411 850 410 866 408 880 L452 886 C456 840 460 750 464 690 L468 640 Z',
  'M452 634 C460 680 468 730 472 776 L474 806 L516 798 C512 750 498 690 482 634 Z',
];

const HANGS = [
  [-6, 2],
  [-10, -8],
] as const;
const HANGS_ON_HANGER = [
  [-20, -6],
  [-14, 6],
] as const;

function draw(
  { colour, cloth: clothOf, random }: CutContext,
  swayed: readonly [Point, Point],
): Drawing {
  const cloth = supple(clothOf(gabardine));
  const under = supple(clothOf(gabardine, scaled(colour, 0.94)));
  const lining = satin(mix(scaled(colour, 0.5), linear('#3a332c'), 0.4), 9);
  const buttons = horn(colour);
  const { crisp, strength, soft } = fallOf(cloth);
  // Coating is sewn by hand between its two layers; everything else is stitched along the edges.
  const stitched = cloth.thickness < 4;
  const thread = scaled(colour, 1.12);
  const row = (offset: number): Stitch => ({
    offset,
    colour: thread,
    length: 3.6,
    gap: 1.6,
    width: 1.2,
  });
  const along = (path: Path, offset = 0): Seam => ({
    along: path,
    groove: stitched ? [0.5, 2] : [0.3, 3],
    pucker: 0.7,
    spread: 14,
    stitches: stitched ? [row(offset)] : [],
  });

  const waist = (y: number): Path => [
    [284, y - 6],
    [360, y + 6],
    [450, y + 10],
    [540, y + 6],
    [616, y - 6],
  ];
  const body = coatBody(
    cloth,
    random,
    [
      ...gathers(
        {
          along: waist(640),
          toward: [0, 190],
          fan: 60,
          count: 9,
          width: 20 + 6 * soft,
          depth: 8 * strength,
          crisp,
          random,
        },
        {
          along: waist(574),
          toward: [0, -120],
          fan: 26,
          count: 8,
          width: 18 + 6 * soft,
          depth: 6 * strength,
        },
      ),
      foldAlong('446 660, 436 900, 446 1290', 44, 12, 0.4, [0.7, 0], {
        opens: 1.4,
        crisp: crisp * 0.4,
      }),
    ],
    BODY,
  );
  const arms = coatSleeves(body, cloth, random, swayed);
  const belted: Form = { ...body, folds: [], crumple: [{ size: 46, depth: 1.4, crease: 0.2 }] };
  const flip = (path: Path) => mirror(path);
  const lapel = (turn: (path: Path) => Path, lift: number, hand: number): Piece => ({
    form: body,
    outline: turn(LAPEL),
    cloth: under,
    lift,
    edge: [3, 4.5],
    grain: 22 * hand,
    folds: [roll(turn(BREAK), 32, 6, -0.3 * hand)],
    seams: [along(turn('M574 298 L616 324 C606 380 550 474 458 524 C422 540 394 546 378 540'))],
  });
  const welt = (turn: (path: Path) => Path): Piece => ({
    form: body,
    outline: turn('M322 722 L352 734 L304 880 L272 868 Z'),
    cloth,
    grain: 18,
    lift: 3,
    edge: [2.6, 3.6],
    seams: [along(turn('M328 732 L342 738 L300 870 L284 864'))],
  });
  const hanging = (outline: string, base: number): Piece => {
    const form: Form = {
      outline,
      depth: 9,
      reach: 24,
      on: body,
      base,
      yields: 0.3,
      crumple: [{ size: 50, depth: 3, crease: 0.2, tall: 2 }],
    };
    return { form, outline, cloth, edge: [2.4, 3] };
  };
  const knot: Form = { outline: KNOT, depth: 20, reach: 30, on: body, base: 16, yields: 0 };

  return enlarge(
    {
      pieces: [
        ...insideNeck({
          bottom: 540,
          half: 68,
          top: 126,
          stand: 50,
          lining,
          collar: under,
          base: 158,
        }),
        {
          form: {
            outline: 'M150 1160 L750 1160 L756 1390 L144 1390 Z',
            depth: -16,
            base: 70,
            reach: 200,
            yields: 0,
          },
          outline: 'M206 1160 L694 1160 L704 1254 C570 1276 330 1276 196 1254 Z',
          cloth: lining,
          dim: 0.6,
        },
        { form: body, outline: UNDER_FRONT, cloth, edge: [3, 4] },
        {
          form: body,
          outline: STORM_FLAP,
          cloth,
          lift: 3,
          edge: [3, 4],
          seams: [along('M262 418 C296 482 352 520 420 528')],
        },
        lapel(flip, 5, -1),
        {
          form: body,
          outline: OVER_FRONT,
          cloth,
          lift: 4,
          edge: [3, 4.5],
          seams: [along('M364 562 C362 800 356 1040 352 1284')],
        },
        lapel(same, 7, 1),
        {
          form: body,
          outline: COLLAR,
          cloth: under,
          grain: 90,
          lift: 8,
          edge: [3.4, 5],
          folds: [roll(FALL, 30, 11)],
          seams: [
            along('M298 288 C330 218 356 168 384 148'),
            along('M602 288 C570 218 544 168 516 148'),
          ],
        },
        welt(same),
        { ...welt(flip), lift: 6 },
        ...points('392 486, 514 480, 382 716, 520 716, 380 836, 520 836').flatMap(
          ([x = 0, y = 0]) => sewnButton([x, y], 13, body, buttons),
        ),
        ...arms.flatMap(({ form, piece, turn, at }) => [
          piece,
          {
            form,
            outline: turn('M146 782 C190 796 240 796 290 788 L288 818 C240 828 190 828 148 814 Z'),
            cloth,
            grain: 90,
            lift: 3,
            edge: [2.6, 3] as const,
            within: true,
            seams: [
              along(turn('M146 789 C190 803 240 803 290 795')),
              along(turn('M148 808 C190 821 240 821 288 811')),
            ],
          },
          tube(
            [at([214, 786]), at([246, 787]), at([245, 831]), at([213, 830]), at([214, 786])],
            7,
            form,
            buttons,
          ),
        ]),
        {
          form: belted,
          outline: BELT,
          cloth,
          grain: 90,
          lift: 9,
          edge: [3.4, 4.5],
          within: true,
          seams: [
            along('M262 581 C330 595 400 601 450 601 C510 601 570 595 638 581'),
            along('M264 609 C330 625 390 631 450 631 C510 631 570 625 636 609'),
          ],
        },
        ...TAILS.map((outline, i) => hanging(outline, 8 + i * 4)),
        {
          form: knot,
          outline: KNOT,
          cloth,
          grain: 20,
          edge: [3, 4],
          folds: [
            foldAlong('434 582, 446 616, 436 650', 12, 4),
            foldAlong('462 574, 468 610, 460 652', 10, -4),
          ],
        },
      ],
    },
    0.83,
    [450, 142],
  );
}

function same(path: Path): Path {
  return path;
}

export const trenchCoat: Cut = {
  detail: { x: 306, y: 330, width: 255, height: 340 },
  draw: (context) => draw(context, HANGS),
  hanger: (context) => hung(draw(context, HANGS_ON_HANGER), [450, 194], 3),
};
