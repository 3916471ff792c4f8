import { crepe } from '../../materials/wovens/fine';
import { isZari, korvai } from '../../materials/silks/korvai';
import { satin } from '../../materials/silks/satin';
import type { Cut, CutContext, Drawing } from '../../model/cut';
import { dressHanger } from '../display/dress-hanger';
import { backHem, bust, fold, inside, whole } from './parts/dress-parts';
import { flutes, rays } from '../../model/fold-families';
import type { Form } from '../../model/form';
import { mirror, type Path } from '../../geometry/path';
import { linear, mix, scaled } from '../../model/linear-colour';

const HALF =
  'M450 60 L374 60 L371 136 C358 142 346 148 338 154 C348 190 358 232 348 276 C340 288 337 300 338 316 C340 370 354 408 357 440 C348 484 328 524 320 570 C311 640 312 760 304 860 C298 940 288 1010 276 1078 L262 1190 L450 1190';

// The front's edge, from the hem up to where the left side seam closes.
const SLIT = 'C586 1040 574 940 576 830 C578 750 586 690 604 640';

/** On a body, or flatter, on a hanger. */
function gown({ colour, cloth: clothOf, random }: CutContext, worn: boolean): Drawing {
  const named = clothOf(crepe);
  // A Kanchipuram length has its gold in the border alone.
  const bordered = isZari(named);
  const cloth = bordered ? satin(colour) : named;
  const within = bordered ? satin(scaled(colour, 0.7)) : clothOf(crepe, scaled(colour, 0.7));
  const border = korvai(mix(scaled(colour, 0.3), linear('#10231c'), 0.7), 150);
  const hem: Path = 'M272 1066 C320 1082 390 1088 450 1086 C520 1088 590 1080 630 1064';
  const body: Form = {
    outline: whole(HALF, 4),
    depth: worn ? 165 : 118,
    reach: 130,
    yields: 0.6,
    folds: [
      ...flutes({
        from: 'M330 620 L450 600 L572 620',
        to: hem,
        count: 4,
        width: 34,
        depth: 22,
        opens: 1.6,
        starts: [0.1, 0.6],
        random,
      }),
      ...rays(
        {
          from: [350, 306],
          angle: 32,
          fan: 50,
          length: 90,
          count: 3,
          width: 15,
          depth: 4,
          crisp: 0.1,
          random,
        },
        { from: [550, 306], angle: 150 },
      ),
      fold('M358 436 C384 456 410 462 432 460', 14, 3.4, { taper: [0.05, 0.7] }),
      fold('M358 448 C376 474 404 486 440 482', 15, 3.4, { taper: [0.05, 0.75] }),
      fold('M543 428 C520 446 494 452 470 450', 14, 3.6, { taper: [0.05, 0.7] }),
      fold('M366 160 C384 220 402 256 430 284', 18, 3.4, { taper: [0.1, 0.6] }),
      fold('M536 160 C520 214 506 246 486 270', 18, 3, { lean: -0.3, taper: [0.1, 0.6] }),
      fold('M334 560 C366 660 368 820 340 1090', 30, 16, {
        lean: -0.5,
        taper: [0.6, 0],
        opens: 1.5,
      }),
      fold('M556 540 C526 660 524 800 540 1090', 28, 15, { taper: [0.6, 0], opens: 1.5 }),
      fold('M430 620 C420 740 440 860 436 980', 28, 7, { opens: 1.3 }),
    ],
    crumple: [
      { size: 120, depth: 5, crease: 0.1, tall: 2.4 },
      { size: 46, depth: 1.2, crease: 0.1, tall: 1.6 },
    ],
  };
  const panel: Path = 'M352 250 C378 300 390 400 398 440 C384 520 366 700 350 1084';
  return {
    pieces: [
      inside('M370 139 C400 142 500 142 530 139 L540 170 L500 220 L400 220 L360 170 Z', within, {
        base: 60,
        seams: [{ along: 'M369 149 C400 152 500 152 531 149', groove: [0.6, 1.5], pucker: 0.5 }],
      }),
      backHem('M296 1044 L600 1044 L606 1072 C560 1100 340 1102 290 1076 Z', within, random, {
        count: 5,
      }),
      {
        form: body,
        outline: 'M540 640 L660 640 L680 1060 C640 1074 590 1080 560 1080 Z',
        cloth,
        within: true,
        lift: -9,
        dim: 0.5,
      },
      ...(bordered
        ? [
            {
              form: body,
              outline: 'M540 940 L680 934 L680 1060 C640 1074 590 1080 560 1080 Z',
              cloth: border,
              within: true,
              lift: -9,
              dim: 0.5,
              origin: [450, 940] as const,
            },
          ]
        : []),
      {
        form: body,
        outline: `M371 136 L338 154 C348 190 358 232 348 276 L332 312 L240 560 L220 1066 C320 1084 390 1090 450 1088 C500 1090 550 1086 592 1078 ${SLIT} L660 560 L568 312 L552 276 C542 232 552 190 562 154 L529 136 C504 158 476 166 450 166 C424 166 396 158 371 136 Z`,
        cloth,
        within: true,
        edge: [2.4, 4],
        folds: worn ? bust(322, 52, 62, 7.5) : [],
        seams: [
          {
            along: 'M371 138 C396 158 424 166 450 166 C476 166 504 158 529 138',
            pucker: 0.5,
            spread: 9,
          },
          { along: 'M338 154 C348 190 358 232 348 276', pucker: 0.5, spread: 8 },
          { along: 'M562 154 C552 190 542 232 552 276', pucker: 0.5, spread: 8 },
          { along: panel, groove: [0.8, 2], pucker: 0.7, spread: 18 },
          { along: mirror(panel, 449), groove: [0.8, 2], pucker: 0.7, spread: 18 },
          {
            along: 'M262 1054 C320 1070 390 1076 450 1074 C520 1076 590 1068 640 1052',
            groove: [0.4, 1.6],
            pucker: 0.8,
          },
        ],
      },
      ...(bordered
        ? [
            {
              form: body,
              outline:
                'M220 930 C320 944 500 944 578 938 C582 980 586 1030 592 1078 C550 1086 500 1090 450 1088 C390 1090 320 1084 220 1066 Z',
              cloth: border,
              within: true,
              origin: [450, 940] as const,
              lift: 0.4,
              edge: [0.6, 1] as const,
              seams: [
                {
                  along: 'M262 932 C320 944 580 944 640 932',
                  groove: [0.4, 1.4] as const,
                  pucker: 0.6,
                },
              ],
            },
          ]
        : []),
    ],
  };
}

export const columnGown: Cut = {
  detail: { x: 340, y: 128, width: 204, height: 272 },
  draw: (context) => gown(context, true),
  hanger(context) {
    const { pieces } = gown(context, false);
    const hanger = dressHanger([450, 116], [352, 158], [548, 158], 64);
    return { pieces: [...pieces.slice(0, 1), ...hanger, ...pieces.slice(1)] };
  },
};
