import { crepe } from '../../materials/wovens/fine';
import type { Cut } from '../../model/cut';
import { backHem, bust, fold, inside, whole } from './parts/dress-parts';
import { rays } from '../../model/fold-families';
import { foldAlong, type Fold } from '../../model/fold';
import type { Form } from '../../model/form';
import { mirror, type Path } from '../../geometry/path';
import type { Random } from '../../geometry/noise';
import { scaled } from '../../model/linear-colour';

const HALF =
  'M450 60 L378 60 L374 138 C362 144 350 150 340 158 C350 200 350 250 332 296 C322 308 318 322 319 338 C322 390 334 436 344 470 L344 500 C330 590 300 740 268 880 C254 944 242 1004 234 1056 L216 1190 L450 1190';

const PLEATS = 17;
const WAIST = { y: 494, half: 104 };
const HEM = { y: 1068, half: 222 };

/** Sunray pleats: pressed all one way, narrow at the waist, wide at the hem. */
function pleats(random: Random): Fold[] {
  return Array.from({ length: PLEATS }, (_, i) => {
    const across = (i + 0.5) / PLEATS;
    const share = 2 * across - 1;
    const sway = 5 * random.spread();
    const top = 450 + share * WAIST.half;
    const foot = 450 + share * HEM.half + sway;
    const middle = 450 + share * (WAIST.half + 0.42 * (HEM.half - WAIST.half)) + sway;
    return foldAlong(
      [
        [top, WAIST.y - 6],
        [middle, (WAIST.y + HEM.y) / 2],
        [foot, HEM.y + 30],
      ],
      6,
      5.6 + 1.2 * random.spread(),
      0.8,
      [0.02, 0],
      { opens: 2.3, crisp: 0.8 },
    );
  });
}

export const pleatedDress: Cut = {
  detail: { x: 330, y: 300, width: 225, height: 300 },
  draw({ colour, cloth: clothOf, random }) {
    const cloth = clothOf(crepe);
    const within = clothOf(crepe, scaled(colour, 0.6));
    const body: Form = {
      outline: whole(HALF, 4),
      depth: 178,
      reach: 140,
      yields: 0.75,
      folds: [
        ...pleats(random),
        ...rays(
          {
            from: [334, 330],
            angle: 26,
            fan: 44,
            length: 90,
            count: 3,
            width: 15,
            depth: 3,
            crisp: 0.1,
            random,
          },
          { from: [566, 330], angle: 154 },
        ),
        fold('M346 440 C372 452 398 454 424 448', 13, 3, { taper: [0.05, 0.7] }),
        fold('M556 434 C530 448 504 452 478 446', 13, 3, { taper: [0.05, 0.7] }),
      ],
      crumple: [
        { size: 100, depth: 4, crease: 0.1, tall: 2.4 },
        { size: 42, depth: 1, crease: 0.15 },
      ],
    };
    const neck: Path =
      'M378 136 C388 176 392 206 392 232 C424 240 476 240 508 232 C508 206 512 176 522 136';
    const armhole: Path = 'M340 158 C350 200 350 250 330 300';
    return {
      pieces: [
        inside('M374 131 C410 145 490 145 526 131 L530 250 L370 250 Z', within, {
          base: 50,
          dim: 0.65,
          seams: [{ along: 'M375 142 C410 156 490 156 525 142', groove: [0.6, 1.6], pucker: 0.5 }],
        }),
        backHem('M262 1032 L640 1032 L652 1058 C560 1090 340 1092 248 1060 Z', within, random, {
          count: 10,
          width: 18,
          depth: 10,
        }),
        {
          form: body,
          outline:
            'M344 480 C400 494 500 494 556 480 L700 900 L720 1060 C600 1078 300 1078 180 1060 L200 900 Z',
          cloth,
          within: true,
          edge: [2, 3],
        },
        {
          form: body,
          outline:
            'M378 134 C388 176 392 206 392 232 C424 240 476 240 508 232 C508 206 512 176 522 134 L560 158 C550 200 550 250 570 300 L600 340 L570 480 C500 494 400 494 330 480 L300 340 L330 300 C350 250 350 200 340 158 Z',
          cloth,
          within: true,
          edge: [2.4, 4],
          folds: bust(338, 60, 66, 14),
          seams: [
            { along: neck, groove: [0.6, 1.6], pucker: 0.7, spread: 10 },
            { along: armhole, pucker: 0.6, spread: 9 },
            { along: mirror(armhole), pucker: 0.6, spread: 9 },
            {
              along: 'M398 238 C390 320 396 400 400 470',
              groove: [0.8, 2],
              pucker: 0.8,
              spread: 16,
            },
            {
              along: 'M502 238 C510 320 504 400 500 470',
              groove: [0.8, 2],
              pucker: 0.8,
              spread: 16,
            },
          ],
        },
        {
          form: body,
          outline: 'M330 462 C400 476 500 476 570 462 L572 496 C500 510 400 510 328 496 Z',
          cloth,
          within: true,
          grain: 90,
          lift: 2.4,
          edge: [2.6, 3.4],
          seams: [
            { along: 'M330 466 C400 480 500 480 570 466', groove: [0.5, 1.4], pucker: 0.8 },
            { along: 'M328 493 C400 507 500 507 572 493', groove: [0.5, 1.4], pucker: 0.8 },
          ],
        },
      ],
    };
  },
};
