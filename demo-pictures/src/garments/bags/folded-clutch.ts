import { foldAlong } from '../../model/fold';
import { leather } from '../../materials/hard/leather';
import type { Cut } from '../../model/cut';
import type { Form } from '../../model/form';
import { points, type Path } from '../../geometry/path';
import { painted, sewn, strap, waxedThread } from '../trims/saddlery';
import { scaled } from '../../model/linear-colour';

// 31 cm wide, 18 high; 2 units a millimetre.
const POUCH =
  'M128 530 C138 494 150 484 180 482 C320 472 580 470 722 480 C752 482 766 498 774 528 C786 600 782 694 770 772 C766 804 744 816 712 818 C590 826 460 812 330 820 C280 822 240 822 190 820 C156 818 136 806 130 776 C120 694 116 604 128 530 Z';
const FLAP =
  'M122 560 C116 500 134 462 186 452 C330 438 576 436 714 448 C764 454 786 492 780 546 C778 572 772 592 762 612 C716 626 650 640 590 668 C516 704 446 756 376 758 C316 758 266 716 208 686 C178 670 150 662 132 644 C124 616 122 590 122 560 Z';
const LOOP: Path = points('742 520, 790 546, 818 610, 812 690, 782 742, 748 752');

/** One hide folded over itself, left soft: a roll along the top, a flap cut on the slant. */
export const foldedClutch: Cut = {
  detail: { x: 330, y: 480, width: 225, height: 300 },
  draw({ colour, cloth: clothOf }) {
    const paint = scaled(colour, 0.45);
    const thread = waxedThread(colour);
    const nappa = clothOf((dye) => leather(dye, { grain: 1.4, height: 0.1, roughness: 0.46 }));
    const cloth = painted({ ...nappa, finish: { ...nappa.finish, roughness: 0.5 } }, paint);
    const pouch: Form = {
      outline: POUCH,
      depth: 74,
      reach: 95,
      base: 26,
      yields: 0.4,
      folds: [
        foldAlong('116 812, 196 766, 262 742', 26, 7, 0.3, [0.1, 0.7]),
        foldAlong('784 806, 704 756, 620 730, 560 736', 30, 8, -0.3, [0.1, 0.7]),
        foldAlong('786 696, 712 706, 660 694', 22, 5, 0.4, [0.1, 0.8]),
        foldAlong('320 808, 420 780, 520 790', 26, 4.5, 0.3, [0.4, 0.5]),
      ],
      crumple: [
        { size: 150, depth: 8, crease: 0.1 },
        { size: 54, depth: 1.6, crease: 0.3 },
      ],
    };
    const flap: Form = {
      outline: FLAP,
      depth: 66,
      reach: 78,
      base: 62,
      yields: 0.5,
      folds: [
        foldAlong('104 540, 190 556, 300 606, 372 690', 40, 13, 0.35, [0, 0.75]),
        foldAlong('112 600, 180 622, 240 668', 24, 7, 0.3, [0, 0.8]),
        foldAlong('120 490, 220 500, 320 530, 400 590', 30, 7, -0.3, [0, 0.8]),
        foldAlong('800 560, 690 574, 570 610, 450 690', 42, 14, -0.35, [0, 0.8]),
        foldAlong('796 596, 720 606, 650 632', 24, 7, -0.3, [0, 0.8]),
        foldAlong('790 490, 660 506, 540 552, 470 610', 32, 8, 0.3, [0, 0.8]),
      ],
      crumple: [
        { size: 130, depth: 7, crease: 0.1 },
        { size: 46, depth: 1.5, crease: 0.35 },
      ],
    };

    return {
      stance: 'stands',
      floor: 820,
      pieces: [
        strap({ along: LOOP, width: 24, base: 10, cloth, thread }),
        {
          form: pouch,
          outline: POUCH,
          cloth,
          edge: [3, 4],
          seams: [
            {
              along: 'M158 520 C150 600 150 700 160 800',
              groove: [1.6, 3],
              pucker: 1.4,
              spread: 26,
              stitches: [],
            },
            sewn('M746 520 C752 600 750 700 740 798', thread),
          ],
        },
        { form: flap, outline: FLAP, cloth, edge: [5, 5] },
      ],
    };
  },
};
