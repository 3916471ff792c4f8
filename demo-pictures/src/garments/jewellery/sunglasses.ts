import { precious } from '../../materials/hard/jewellery';
import { acetate, lens } from '../../materials/hard/stones';
import type { Cloth } from '../../model/cloth';
import type { Cut } from '../../model/cut';
import { contact } from '../display/stands';
import type { Form } from '../../model/form';
import { tube } from '../trims/hardware';
import { circle, flatten, mirror, points, type Path, type Point } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import { linear } from '../../model/linear-colour';

// 145 mm wide; 4.9 units a millimetre.
const FLOOR = 672;
const FRONT =
  'M450 304 C424 301 408 310 390 308 C312 291 207 291 110 305 C98 307 93 316 94 330 L99 354 C109 363 114 372 115 386 C118 468 154 548 254 552 C348 556 402 491 415 409 C420 381 434 370 450 370';
const LENS =
  'M146 351 C212 330 315 330 376 346 C390 351 392 365 390 383 C381 467 337 520 259 518 C179 514 149 456 140 378 C139 364 138 355 146 351 Z';
const ROUND: Point = [256, 424];

/** Its left half's path, moved down onto the floor and made wider by a share. */
function placed(path: Path, wide: number): Point[] {
  return flatten(path).map(([x, y]): Point => [450 + (x - 450) * wide, y + FLOOR - 554]);
}

function solid(form: Form, cloth: Cloth, more: Partial<Piece> = {}): Piece {
  return { form, outline: form.outline, cloth, edge: [0, 0.5], yields: false, ...more };
}

export const sunglasses: Cut = {
  detail: { x: 66, y: 366, width: 240, height: 320 },
  draw({ colour, cloth: clothOf }) {
    const main = clothOf(acetate);
    const wire = main.kind === 'metal';
    const [red, green, blue] = colour;
    // Green acetate is cut wider than the face; its lenses are grey.
    const wide = !wire && green > red ? 1.07 : wire ? 0.98 : 1;
    const glass = linear(green > red * 1.2 || blue > red * 1.15 ? '#33373c' : '#4a3021');
    const pin = precious(linear('#c5c6c8'), 0.22);
    const horn = acetate(linear('#62361f'));
    const sides: ((path: Path) => Path)[] = [
      (path) => placed(path, wide),
      (path) => mirror(placed(path, wide)),
    ];
    const both = (draw: (turn: (path: Path) => Path) => Piece[]) => sides.flatMap(draw);
    const opening: Path = wire ? circle(ROUND[0], ROUND[1], 120, 113) : LENS;

    const temples = both((turn) =>
      (wire
        ? [
            tube(turn(points('118 392, 280 394, 470 408, 640 440')), 8, 4, main),
            tube(turn(points('560 424, 650 443, 700 480, 724 530')), 13, 4, horn, 16),
          ]
        : [tube(turn(points('112 344, 280 356, 480 384, 650 446, 716 520')), 30, 4, main, 23)]
      ).map((piece) => ({ ...piece, casts: false, dim: 0.55 })),
    );
    const lenses = both((turn) => {
      const outline = turn(
        wire ? circle(ROUND[0], ROUND[1], 124, 117) : circle(264, 426, 140, 116),
      );
      const [middle] = flatten(turn([ROUND, [ROUND[0], ROUND[1] + 1]]));
      // The pane is larger than what the rim leaves free.
      const form: Form = { outline, depth: 15, reach: 110, base: 24, yields: 0 };
      return [
        solid(form, lens(glass, 122), {
          outline: turn(wire ? circle(ROUND[0], ROUND[1], 118, 111) : grown(LENS)),
          origin: middle ?? ROUND,
        }),
      ];
    });
    const rims = wire
      ? [
          ...both((turn) => [
            solid(
              {
                outline: turn(circle(ROUND[0], ROUND[1], 126, 119)),
                holes: [turn(opening)],
                depth: 4,
                reach: 3.2,
                base: 44,
                yields: 0,
              },
              main,
            ),
            tube(turn(points('142 384, 122 380, 110 390')), 10, 44, main),
            tube(turn(points('114 372, 114 412')), 13, 42, main),
            tube(turn(points('378 440, 394 458, 392 484')), 4.4, 30, main),
          ]),
          tube(placed(points('376 396, 406 374, 450 366, 494 374, 524 396'), 1), 9, 46, main),
        ]
      : [
          solid(
            {
              outline: [...placed(FRONT, wide), ...mirror(placed(FRONT, wide)).reverse()],
              holes: sides.map((turn) => turn(LENS)),
              depth: 19,
              reach: 13,
              base: 34,
              yields: 0,
            },
            main,
          ),
          ...both((turn) =>
            [0, 15].map((dx) =>
              solid(
                {
                  outline: turn(circle(120 + dx, 330, 4)),
                  depth: 1.6,
                  reach: 4,
                  base: 53,
                  yields: 0,
                },
                pin,
              ),
            ),
          ),
        ];
    return {
      stance: 'stands',
      floor: FLOOR - 3,
      pieces: [
        contact([296, FLOOR], 130, 10, 0.9),
        contact([650, FLOOR], 130, 10, 0.9),
        contact([470, FLOOR + 10], 330, 20, 0.55),
        ...temples,
        ...lenses,
        ...rims,
      ],
    };
  },
};

/** The lens's path a little larger, so that its edge lies under the frame. */
function grown(path: Path): Point[] {
  return flatten(path).map(([x, y]): Point => [264 + (x - 264) * 1.05, 426 + (y - 426) * 1.06]);
}
