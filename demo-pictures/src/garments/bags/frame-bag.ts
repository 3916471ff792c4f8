import { foldAlong } from '../../model/fold';
import { leather } from '../../materials/hard/leather';
import { metal } from '../../materials/hard/metal';
import type { Cut } from '../../model/cut';
import type { Form } from '../../model/form';
import { stud, tube } from '../trims/hardware';
import { mirror, points, type Path } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import { inset, painted, patch, ring, rounded, sewn, waxedThread } from '../trims/saddlery';
import { scaled } from '../../model/linear-colour';

// 30 cm wide, 24 high, 14 deep; 1.9 units a millimetre.
const FRONT =
  'M236 562 C228 620 196 660 176 720 C158 780 156 860 164 920 C168 950 184 961 216 962 C360 968 540 968 684 962 C716 961 732 950 736 920 C744 860 742 780 724 720 C704 660 672 620 664 562 C560 552 340 552 236 562 Z';
const BACK =
  'M240 552 C224 610 182 660 164 724 C146 790 146 870 152 926 C156 954 172 962 200 962 L700 962 C728 962 744 954 748 926 C754 870 754 790 736 724 C718 660 676 610 660 552 Z';
const JAW = rounded(222, 540, 678, 576, 17);
const REAR_JAW = rounded(230, 522, 670, 556, 16);
const CHAPE = 'M326 566 L382 566 L380 640 C376 664 366 674 354 674 C342 674 332 664 328 640 Z';

/** A doctor's bag: two jaws of a hinged frame, leather drawn over them, a rolled handle and a clasp. */
export const frameBag: Cut = {
  detail: { x: 330, y: 500, width: 225, height: 300 },
  draw({ colour, cloth: clothOf }) {
    const paint = scaled(colour, 0.55);
    const thread = scaled(waxedThread(colour), 0.8);
    const calf = clothOf((dye) => leather(dye, { grain: 1.4, height: 0.1, roughness: 0.4 }));
    const cloth = painted(calf, paint);
    const gold = metal('gold', 0.24);
    const back: Form = { outline: BACK, depth: 20, reach: 24, base: 6, yields: 0 };
    const body: Form = {
      outline: FRONT,
      depth: 104,
      reach: 120,
      base: 34,
      yields: 0.3,
      folds: [
        foldAlong('252 556, 268 630, 240 720, 226 800', 34, 10, -0.3, [0, 0.6]),
        foldAlong('646 556, 634 636, 662 724, 680 810', 34, 10, 0.3, [0, 0.6]),
        foldAlong('330 560, 344 640, 326 740', 30, 6, 0.2, [0, 0.8]),
        foldAlong('566 560, 552 650, 574 760', 30, 6, -0.2, [0, 0.8]),
        foldAlong('170 900, 260 876, 350 892', 28, 5, 0.3, [0.1, 0.7]),
        foldAlong('732 890, 650 866, 560 884', 28, 6, -0.3, [0.1, 0.7]),
      ],
      crumple: [
        { size: 140, depth: 5, crease: 0.05 },
        { size: 50, depth: 1, crease: 0.2 },
      ],
    };
    const jaw = (outline: Path, base: number): Piece => ({
      form: { outline, depth: 14, reach: 16, base, yields: 0 },
      outline,
      cloth,
      edge: [3, 3],
      seams: [sewn(inset(outline, 8), thread, 0.9)],
    });
    const side = (flip: boolean): Piece[] => {
      const outline = flip ? mirror(CHAPE) : CHAPE;
      const x = flip ? 546 : 354;
      const form: Form = { outline, depth: 8, reach: 14, base: 128, yields: 0 };
      return [
        ring([x, 552], 22, 6.5, 126, gold),
        patch({ form, outline, cloth, thread }),
        ...stud([x, 646], 7, 138, gold),
      ];
    };
    const grip: Path = points(
      '354 546, 350 478, 362 402, 402 346, 456 328, 512 350, 544 408, 552 480, 546 546',
    );
    const plate = rounded(424, 566, 476, 628, 12);
    const hasp = rounded(438, 528, 462, 612, 11);

    return {
      stance: 'stands',
      floor: 963,
      pieces: [
        { form: back, outline: BACK, cloth, dim: 0.75 },
        jaw(REAR_JAW, 30),
        {
          form: body,
          outline: FRONT,
          cloth,
          edge: [3, 3],
          seams: [
            { along: 'M150 900 C300 914 600 914 750 900', groove: [1.6, 3], pucker: 0.7 },
            sewn('M150 893 C300 907 600 907 750 893', thread),
          ],
        },
        jaw(JAW, 92),
        tube(points('214 558, 222 558, 232 558'), 22, 96, gold),
        tube(points('668 558, 678 558, 686 558'), 22, 96, gold),
        ...side(false),
        ...side(true),
        tube(grip, 26, 132, cloth),
        {
          form: { outline: plate, depth: 5, reach: 8, base: 120, yields: 0 },
          outline: plate,
          cloth: gold,
          edge: [3, 2.4],
        },
        {
          form: { outline: hasp, depth: 9, reach: 10, base: 126, yields: 0 },
          outline: hasp,
          cloth: gold,
        },
        ...stud([450, 606], 6, 138, gold),
      ],
    };
  },
};
