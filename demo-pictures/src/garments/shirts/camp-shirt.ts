import { shirtStitching } from './parts/stitching';
import { foldAlong } from '../../model/fold';
import { leather } from '../../materials/hard/leather';
import { plain } from '../../materials/wovens/plain';
import type { Cut } from '../../model/cut';
import { button } from '../trims/hardware';
import { points, type Path } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import { exposed, shirtBody } from './parts/shirt-body';
import { shortSleeves } from './parts/short-sleeves';
import { linear, mix, scaled } from '../../model/linear-colour';

const VOLUME =
  'M300 40 L352 128 C332 176 286 208 228 226 L160 244 L190 350 L262 430 C266 520 262 640 256 780 L252 900 L248 1060 L652 1060 L648 900 L644 780 C638 640 634 520 638 430 L710 350 L740 244 L672 226 C614 208 568 176 548 128 L600 40 Z';

const LEFT_FRONT =
  'M382 152 C346 182 286 210 228 226 C236 300 246 370 258 424 C262 520 260 640 254 780 L250 898 C310 912 390 918 462 917 L466 372 C440 330 404 250 382 152 Z';

const RIGHT_FRONT =
  'M518 152 C554 182 614 210 672 226 C664 300 654 370 642 424 C638 520 640 640 646 780 L650 896 C590 911 510 919 434 919 L434 366 C462 330 498 250 518 152 Z';

// The fronts' own facing, turned over: it lies flat like a notched lapel.
const LAPEL =
  'M386 206 L346 258 L352 276 C376 310 408 344 440 372 L453 366 C430 326 402 264 386 206 Z';
const LAPEL_OVER =
  'M514 206 L555 256 L549 275 C524 310 494 344 460 373 L446 367 C470 326 498 264 514 206 Z';

const COLLAR =
  'M450 122 C418 122 392 132 376 150 C352 176 332 206 318 236 C326 248 336 256 348 262 L394 226 C388 204 388 184 394 164 C404 148 426 140 450 140 C474 140 496 148 506 164 C512 184 512 204 506 226 L553 260 C565 254 575 246 582 235 C568 206 548 176 524 150 C508 132 482 122 450 122 Z';

const FOLD: Path = points(
  '396 250, 387 204, 391 160, 418 136, 450 130, 482 136, 509 160, 513 204, 504 250',
);

export const campShirt: Cut = {
  detail: { x: 410, y: 190, width: 228, height: 304 },
  draw({ colour: dye, cloth: clothOf, random }) {
    const colour = exposed(dye);
    const cloth = clothOf(plain, colour);
    const inside = clothOf(plain, scaled(colour, 0.86));
    const shell = leather(mix(scaled(colour, 0.5), linear('#b8a68a'), 0.75), {
      grain: 6,
      height: 0.05,
      roughness: 0.28,
    });
    const thread = mix(colour, linear('#cfc6b4'), 0.1);
    const hole = plain(scaled(thread, 0.6));
    const { sewn, buttonhole } = shirtStitching(thread);
    const { body, hollow } = shirtBody({ cloth, random, volume: VOLUME, hem: 918 });
    const on = (piece: Omit<Piece, 'form' | 'cloth'>): Piece => ({
      form: body,
      cloth,
      origin: [450, 300],
      ...piece,
    });
    const rows = [396, 498, 600, 702, 804];
    return {
      floor: 1070,
      pieces: [
        {
          form: hollow,
          outline: 'M380 150 C420 160 480 160 520 150 L540 240 L490 420 L410 420 L360 240 Z',
          cloth: inside,
          dim: 0.7,
          origin: [450, 300],
        },
        {
          form: hollow,
          outline: 'M384 146 C410 136 490 136 516 146 L511 172 C480 182 420 182 389 172 Z',
          cloth: inside,
          dim: 0.85,
          lift: 2,
          grain: 90,
          edge: [2, 3],
          seams: [sewn('M388 168 C420 178 480 178 512 168', 0)],
        },
        {
          form: hollow,
          outline: 'M430 180 L470 180 L470 202 L430 202 Z',
          cloth: plain(linear('#d9d2c4')),
          dim: 0.85,
          lift: 3,
          yields: false,
        },
        on({ outline: LEFT_FRONT, seams: [sewn('M250 878 C310 892 390 898 462 897', 0, 1)] }),
        on({
          outline: RIGHT_FRONT,
          lift: 2.4,
          edge: [2, 3],
          seams: [
            sewn('M434 899 C510 899 590 891 650 876', 0, 1),
            sewn('M439 372 L438.5 919', 0, 0.8),
            sewn('M470 372 L470 917', 0, 0.6),
            ...rows.map((y) =>
              buttonhole([
                [441, y],
                [461, y],
              ]),
            ),
          ],
        }),
        on({
          outline:
            'M516 404 L614 399 C616 440 616 480 614 508 C582 516 548 518 519 516 C516 480 515 440 516 404 Z',
          lift: 2,
          edge: [2, 2.6],
          seams: [
            sewn('M518.4 404 L521.6 513.6 C550 515 582 513 611.6 506 L611.8 400', 0, 1),
            sewn('M516 426 L614 421', 0, 0.6),
          ],
        }),
        on({
          outline: LAPEL,
          lift: 5,
          edge: [3, 4],
          grain: -24,
          folds: [foldAlong('390 214, 412 280, 446 360', 16, 6, 0, [0.1, 0.3], { crisp: 0.1 })],
          seams: [sewn('M351 257 L357 274 C380 306 408 338 440 366', 0)],
        }),
        on({
          outline: LAPEL_OVER,
          lift: 6,
          edge: [3, 4],
          grain: 24,
          folds: [foldAlong('510 214, 488 280, 452 362', 16, 6, 0, [0.1, 0.3], { crisp: 0.1 })],
          seams: [sewn('M550 255 L544 273 C520 306 492 338 460 367', 0)],
        }),
        on({
          outline: COLLAR,
          lift: 8,
          edge: [3, 4],
          flow: { along: FOLD, across: true },
          folds: [foldAlong(FOLD, 22, 8, 0, [0.15, 0.15], { crisp: 0.1 })],
          seams: [
            sewn('M324 235 C332 245 340 251 349 256 L390 224', 0),
            sewn('M576 234 C569 244 561 249 552 254 L510 224', 0),
          ],
        }),
        ...rows.flatMap((y) => button([451, y], 6.4, body, shell, hole)),
        ...shortSleeves({ cloth, thread, random }),
      ],
    };
  },
};
