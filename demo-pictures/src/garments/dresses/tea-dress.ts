import { plain } from '../../materials/wovens/plain';
import type { Cut } from '../../model/cut';
import { backHem, bust, fold, inside, whole } from './parts/dress-parts';
import { flutes, gathers, rays } from '../../model/fold-families';
import type { Form } from '../../model/form';
import { mirror, type Path } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import { scaled } from '../../model/linear-colour';

const HALF =
  'M450 60 L384 60 L378 144 C352 150 330 156 314 166 C312 214 312 262 314 308 C314 320 316 332 320 348 C326 396 336 430 342 462 C326 500 306 560 288 640 C262 752 238 860 220 960 L196 1100 L450 1100';

const HEM: Path = 'M222 950 C300 978 380 986 450 986 C520 986 600 978 678 950';

export const teaDress: Cut = {
  detail: { x: 262, y: 124, width: 234, height: 312 },
  draw({ colour, cloth: clothOf, random }) {
    const cloth = clothOf(plain);
    const within = clothOf(plain, scaled(colour, 0.7));
    const body: Form = {
      outline: whole(HALF, 4),
      depth: 178,
      reach: 140,
      yields: 0.75,
      folds: [
        ...gathers({
          along: 'M346 478 L554 478',
          toward: [0, 240],
          fan: 90,
          count: 19,
          width: 12,
          depth: 8.4,
          crisp: 0.3,
          random,
        }),
        fold('M352 482 C336 620 300 780 262 950', 26, 14, {
          lean: -0.5,
          taper: [0.1, 0],
          opens: 1.6,
        }),
        fold('M392 482 C384 620 362 780 340 970', 24, 12, {
          lean: -0.4,
          taper: [0.1, 0],
          opens: 1.6,
        }),
        ...flutes({
          from: 'M322 600 L450 590 L578 600',
          to: HEM,
          count: 7,
          width: 30,
          depth: 23,
          opens: 1.6,
          starts: [0, 0.4],
          crisp: 0.25,
          random,
        }),
        ...rays(
          {
            from: [336, 336],
            angle: 30,
            fan: 46,
            length: 86,
            count: 3,
            width: 14,
            depth: 4.4,
            crisp: 0.4,
            random,
          },
          { from: [564, 336], angle: 150 },
        ),
        fold('M346 440 C370 452 400 454 428 448', 13, 3, { taper: [0.05, 0.7] }),
        fold('M554 436 C530 450 504 452 478 446', 13, 3, { taper: [0.05, 0.7] }),
      ],
      crumple: [
        { size: 84, depth: 4, crease: 0.3, tall: 1.8 },
        { size: 34, depth: 1.3, crease: 0.4, tall: 1.3 },
        { size: 15, depth: 0.3, crease: 0.4 },
      ],
    };
    const sleeve = (turn: (path: Path) => Path): Piece[] => {
      const puff: Form = {
        outline: turn(
          'M420 140 L352 146 C322 146 282 160 262 196 C244 230 238 270 250 308 L258 350 L360 340 L420 320 Z',
        ),
        depth: 84,
        reach: 84,
        base: 8,
        yields: 0.75,
        folds: [
          ...gathers(
            {
              along: turn('M346 152 C334 150 318 154 306 162'),
              toward: [0, 90],
              fan: 60,
              count: 7,
              width: 9,
              depth: 6,
              crisp: 0.3,
              random,
            },
            {
              along: turn('M254 306 L336 312'),
              toward: [0, -84],
              fan: 16,
              count: 9,
              width: 8,
              depth: 6,
            },
          ),
          fold(turn('M318 164 C296 210 286 250 284 300'), 15, 8, { taper: [0.1, 0.1] }),
          fold(turn('M332 168 C322 220 314 260 310 300'), 14, 7, { taper: [0.1, 0.1] }),
        ],
        crumple: [{ size: 40, depth: 2.4, crease: 0.3, tall: 1.4 }],
      };
      return [
        {
          form: puff,
          outline: turn(
            'M366 160 C334 146 286 158 264 196 C246 230 240 270 252 308 C280 318 310 320 346 314 C362 262 366 200 366 160 Z',
          ),
          cloth,
          edge: [2, 4],
          grain: 8,
        },
        {
          form: puff,
          outline: turn('M252 302 C280 314 310 316 344 308 L342 328 C310 336 282 334 256 322 Z'),
          cloth,
          grain: 96,
          lift: 2,
          edge: [2.6, 3.4],
          seams: [
            {
              along: turn('M252 304 C280 316 310 318 338 310'),
              groove: [1.2, 2.2],
              pucker: 1.6,
              ripple: 6,
              spread: 18,
            },
          ],
        },
      ];
    };
    const armhole: Path = 'M340 154 C350 206 348 262 330 310';
    return {
      pieces: [
        inside('M374 139 C410 152 490 152 526 139 L532 276 L368 276 Z', within, {
          base: 50,
          dim: 0.65,
          seams: [{ along: 'M375 150 C410 163 490 163 525 150', groove: [0.6, 1.6], pucker: 0.5 }],
        }),
        backHem('M250 926 L652 926 L664 950 C580 1000 320 1002 236 952 Z', within, random, {
          count: 8,
        }),
        ...sleeve((path) => path),
        ...sleeve(mirror),
        {
          form: body,
          outline:
            'M342 462 C400 478 500 478 558 462 L660 700 L720 940 C600 980 520 988 450 988 C380 988 300 980 180 940 L240 700 Z',
          cloth,
          within: true,
          edge: [2, 3],
          seams: [
            {
              along: 'M200 938 C300 966 380 974 450 974 C520 974 600 966 700 938',
              groove: [0.5, 1.6],
              pucker: 0.9,
            },
          ],
        },
        {
          form: body,
          outline:
            'M378 142 C384 180 386 214 386 244 C410 250 436 256 450 264 C464 256 490 250 514 244 C514 214 516 180 522 142 L572 160 C550 206 552 262 570 310 L600 350 L570 474 C500 490 400 490 330 474 L300 350 L330 310 C348 262 350 206 328 160 Z',
          cloth,
          within: true,
          edge: [2.4, 4],
          folds: bust(340, 58, 62, 12),
          seams: [
            {
              along:
                'M378 142 C384 180 386 214 386 244 C410 250 436 256 450 264 C464 256 490 250 514 244 C514 214 516 180 522 142',
              groove: [0.6, 1.6],
              pucker: 0.8,
              spread: 10,
            },
            { along: armhole, groove: [0.9, 2], pucker: 0.9, spread: 12 },
            { along: mirror(armhole), groove: [0.9, 2], pucker: 0.9, spread: 12 },
            {
              along: 'M334 472 C400 487 500 487 566 472',
              groove: [1.6, 3],
              pucker: 1.8,
              ripple: 7,
              spread: 22,
            },
          ],
        },
      ],
    };
  },
};
