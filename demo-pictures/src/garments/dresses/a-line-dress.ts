import { crepe } from '../../materials/wovens/fine';
import type { Cut } from '../../model/cut';
import { backHem, bust, fold, inside, whole } from './parts/dress-parts';
import { flutes, rays } from '../../model/fold-families';
import type { Form } from '../../model/form';
import { mirror, type Path } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import { scaled } from '../../model/linear-colour';

const HALF =
  'M450 60 L376 60 L373 144 C356 149 340 155 326 162 C319 166 318 170 320 176 C333 214 343 254 330 298 C319 308 314 320 314 334 C316 400 334 450 338 496 C330 552 304 606 280 680 C252 768 236 850 216 920 C208 952 200 990 194 1024 L176 1190 L450 1190';

const NECK: Path = 'M370 140 C376 190 410 226 450 227 C490 226 524 190 530 140';
const PANEL: Path =
  'M340 262 C362 310 388 350 394 400 C398 440 396 480 392 510 C372 640 340 820 312 1056';

export const aLineDress: Cut = {
  detail: { x: 330, y: 136, width: 219, height: 292 },
  draw({ colour, cloth: clothOf, random }) {
    const cloth = clothOf(crepe);
    const within = clothOf(crepe, scaled(colour, 0.6));
    const hem: Path = 'M196 1020 C280 1056 370 1066 450 1066 C530 1066 620 1056 704 1018';
    const body: Form = {
      outline: whole(HALF, 4),
      depth: 190,
      reach: 135,
      yields: 0.7,
      folds: [
        fold('M352 500 C320 660 286 840 250 1050', 34, 24, {
          lean: -0.5,
          taper: [0.6, 0],
          opens: 1.7,
        }),
        fold('M398 520 C390 700 366 860 352 1070', 36, 26, { taper: [0.7, 0], opens: 1.7 }),
        fold('M462 560 C452 700 470 880 452 1076', 34, 19, {
          lean: -0.3,
          taper: [0.7, 0],
          opens: 1.6,
        }),
        fold('M506 520 C520 680 534 860 546 1072', 36, 25, {
          lean: 0.4,
          taper: [0.6, 0],
          opens: 1.7,
        }),
        fold('M552 510 C580 660 620 860 640 1056', 32, 22, {
          lean: -0.3,
          taper: [0.6, 0],
          opens: 1.7,
        }),
        ...flutes({
          from: 'M330 640 L570 640',
          to: hem,
          count: 3,
          width: 20,
          depth: 8,
          starts: [0.4, 0.7],
          random,
        }),
        ...rays(
          {
            from: [332, 326],
            angle: 26,
            fan: 54,
            length: 96,
            count: 3,
            width: 15,
            depth: 4.6,
            crisp: 0.15,
            random,
          },
          { from: [568, 326], angle: 154 },
        ),
        fold('M339 488 C364 510 390 518 420 514', 15, 4, { taper: [0.05, 0.7] }),
        fold('M561 480 C540 500 516 510 488 508', 15, 4.4, { taper: [0.05, 0.7] }),
        fold('M376 170 C392 230 410 262 440 286', 16, 3.6),
      ],
      crumple: [
        { size: 110, depth: 5, crease: 0.15, tall: 2 },
        { size: 44, depth: 1.3, crease: 0.2 },
        { size: 16, depth: 0.25, crease: 0.3 },
      ],
    };
    const pocket = (turn: (path: Path) => Path, share: number): Piece => ({
      form: body,
      outline: turn('M326 596 C312 640 300 690 290 734 L304 738 C314 694 326 644 339 600 Z'),
      cloth,
      grain: 14 * share,
      lift: 1.6,
      edge: [3, 3.4],
      seams: [
        {
          along: turn('M326 596 C312 640 300 690 290 734'),
          groove: [2, 2.6],
          pucker: 1.1,
          spread: 18,
        },
      ],
    });
    return {
      pieces: [
        inside('M366 143 C400 146 500 146 534 143 L548 170 L500 260 L400 260 L352 170 Z', within, {
          base: 60,
          dim: 0.75,
          seams: [{ along: 'M368 154 C400 158 500 158 532 154', groove: [0.6, 1.6], pucker: 0.5 }],
        }),
        backHem('M226 1006 L676 1006 L688 1030 C560 1082 340 1084 214 1032 Z', within, random, {
          count: 6,
          width: 28,
          depth: 14,
        }),
        {
          form: body,
          outline:
            'M370 140 L316 168 C330 206 342 250 328 296 L310 332 L240 600 L150 1012 C280 1058 370 1070 450 1070 C530 1070 620 1058 750 1010 L660 600 L590 332 L572 296 C558 250 570 206 584 168 L530 140 C524 190 490 226 450 227 C410 226 376 190 370 140 Z',
          cloth,
          within: true,
          edge: [2.6, 4],
          folds: bust(348, 62, 68, 13),
          seams: [
            { along: NECK, pucker: 0.6, spread: 10 },
            { along: 'M316 168 C330 206 342 250 328 296', pucker: 0.6, spread: 9 },
            { along: 'M584 168 C570 206 558 250 572 296', pucker: 0.6, spread: 9 },
            { along: PANEL, groove: [1, 2.2], pucker: 0.9, spread: 18 },
            { along: mirror(PANEL, 451), groove: [1, 2.2], pucker: 0.9, spread: 18 },
            {
              along: 'M170 996 C280 1038 370 1050 450 1050 C530 1050 620 1038 730 994',
              groove: [0.4, 1.6],
              pucker: 0.8,
            },
          ],
        },
        pocket((path) => path, 1),
        pocket(mirror, -1),
      ],
    };
  },
};
