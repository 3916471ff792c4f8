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
import {
  HANGS,
  HANGS_ON_HANGER,
  waistAt,
  BELT,
  BODY,
  BREAK,
  COLLAR,
  FALL,
  KNOT,
  LAPEL,
  OVER_FRONT,
  STORM_FLAP,
  TAILS,
  UNDER_FRONT,
} from './parts/trench-coat-outlines';

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

  const body = coatBody(
    cloth,
    random,
    [
      ...gathers(
        {
          along: waistAt(640),
          toward: [0, 190],
          fan: 60,
          count: 9,
          width: 20 + 6 * soft,
          depth: 8 * strength,
          crisp,
          random,
        },
        {
          along: waistAt(574),
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
