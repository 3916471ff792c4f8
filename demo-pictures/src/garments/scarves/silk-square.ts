import { borderPrint, gardenPrint, lotusPrint, silkPrint } from '../../materials/silks/silk-print';
import { metal } from '../../materials/hard/metal';
import type { Cut } from '../../model/cut';
import { fold } from '../dresses/parts/dress-parts';
import type { Form } from '../../model/form';
import { stud } from '../trims/hardware';
import { flatten, points, type Path, type Point } from '../../geometry/path';
import { mix, type LinearColour } from '../../model/linear-colour';

// 90 cm a side, hung on a peg by one corner: 1.27 m from corner to corner, 7 units a centimetre.
const PEG: Point = [452, 158];
const MIDDLE: Point = [446, 570];
const HANG = { gather: 1.5, unit: 0.62, drop: 440 };

const EDGES: readonly Path[] = [
  points('440 140, 452 134, 466 140'),
  points('466 140, 482 200, 506 262, 552 338, 566 420, 604 486, 622 566, 662 676'),
  points('662 676, 622 728, 598 806, 548 856, 520 926, 448 1010'),
  points('448 1010, 408 936, 356 890, 330 800, 276 716, 232 590'),
  points('232 590, 292 508, 316 422, 376 334, 398 250, 440 140'),
];
/** The edge that has fallen forward and shows the reverse. */
const TURNED: readonly Path[] = [
  points('462 150, 500 252, 548 330, 570 418, 612 490, 628 572, 648 646'),
  points('648 646, 612 612, 576 552, 532 462, 506 350, 478 240, 462 150'),
];

function joined(edges: readonly Path[]): Point[] {
  return edges.flatMap((edge) => flatten(edge));
}

/** Dark squares are plain with a border; green ones show a garden, all others lotus leaves. */
function printOf(colour: LinearColour) {
  const [red, green, blue] = colour;
  if (0.25 * red + 0.65 * green + 0.1 * blue < 0.055) return borderPrint(colour);
  return green > red ? gardenPrint(colour) : lotusPrint(colour);
}

export const silkSquare: Cut = {
  detail: { x: 330, y: 620, width: 255, height: 340 },
  draw({ colour }) {
    const print = printOf(colour);
    const pale: LinearColour = [0.6, 0.56, 0.5];
    const reverse = silkPrint(
      mix(colour, pale, 0.07),
      (spot) => {
        const ink = print(spot);
        return ink && mix(ink, mix(colour, pale, 0.12), 0.45);
      },
      HANG,
    );
    const long = { taper: [0.06, 0] as const, opens: 1.9, crisp: 0.12 };
    const body: Form = {
      outline: joined([
        points('400 60, 500 60'),
        points('500 60, 540 220, 640 440, 720 700, 560 960, 450 1080'),
        points('450 1080, 300 900, 160 600, 290 420, 380 220, 400 60'),
      ]),
      depth: 60,
      reach: 120,
      base: 20,
      yields: 0.8,
      folds: [
        fold(points('446 160, 420 330, 352 560, 330 800'), 32, 32, { ...long, lean: 0.5 }),
        fold(points('440 170, 380 360, 292 560, 262 690'), 28, 27, { ...long, lean: -0.4 }),
        fold(points('452 165, 444 400, 404 640, 392 930'), 32, 34, { ...long, lean: -0.5 }),
        fold(points('456 165, 466 380, 470 640, 452 1000'), 34, 36, { ...long, lean: 0.4 }),
        fold(points('462 165, 500 360, 530 620, 530 900'), 34, 34, { ...long, lean: 0.5 }),
        fold(points('468 170, 540 380, 598 600, 606 780'), 32, 32, { ...long, lean: -0.4 }),
        fold(points('430 470, 424 620, 436 780'), 26, 8, { lean: 0.4 }),
        fold(points('340 600, 356 700, 366 830'), 22, 7, { lean: -0.3 }),
        fold(points('560 640, 570 740, 560 830'), 22, 7, { lean: 0.3 }),
      ],
      crumple: [
        { size: 100, depth: 4, crease: 0.1, tall: 1.8 },
        { size: 40, depth: 1.2, crease: 0.15 },
      ],
    };
    const flap: Form = {
      outline: joined(TURNED),
      depth: 26,
      reach: 40,
      base: 66,
      yields: 0.6,
      folds: [
        fold(points('482 220, 540 390, 590 530, 630 620'), 26, 13, {
          lean: 0.5,
          taper: [0.2, 0.2],
        }),
      ],
      crumple: [{ size: 70, depth: 3, crease: 0.1, tall: 2 }],
    };
    const brass = metal('antique gold', 0.28);
    return {
      irregular: 0.35,
      pieces: [
        {
          form: body,
          outline: joined(EDGES),
          cloth: silkPrint(colour, print, HANG),
          origin: MIDDLE,
          edge: [3, 5],
        },
        {
          form: flap,
          outline: joined(TURNED),
          cloth: reverse,
          origin: [560, 500],
          edge: [3, 5],
          dim: 0.95,
        },
        ...stud(PEG, 19, 110, brass),
      ],
    };
  },
};
