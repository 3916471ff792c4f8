import { foldAlong } from '../../model/fold';
import { points } from '../../geometry/path';
import { leather } from '../../materials/hard/leather';
import { metal } from '../../materials/hard/metal';
import { suede } from '../../materials/wovens/fine';
import type { Cut } from '../../model/cut';
import type { Form } from '../../model/form';
import { stud } from '../trims/hardware';
import { inset, painted, patch, ring, sewn, strap, waxedThread } from '../trims/saddlery';
import { scaled } from '../../model/linear-colour';
import { shoulderStrap } from './shoulder-strap';

// 24 cm wide, 20 high, 7 deep; 2 units a millimetre.
const BODY =
  'M232 640 C222 690 206 770 212 840 C218 912 262 956 340 962 C410 967 500 967 566 961 C640 954 684 908 690 838 C695 770 680 690 668 640 Z';
const GUSSET =
  'M226 634 C208 690 190 770 196 846 C202 922 250 960 340 963 L566 963 C652 960 700 918 706 842 C711 768 694 690 676 634 Z';
const FLAP =
  'M224 636 C226 612 242 602 270 600 C390 595 510 595 632 600 C660 602 674 612 677 636 C682 690 690 730 688 762 C684 806 640 800 596 808 C540 818 512 872 446 876 C380 874 356 822 304 810 C256 800 216 800 213 758 C212 726 219 690 224 636 Z';
const TAB =
  'M426 800 C426 790 432 786 446 786 C460 786 466 790 466 800 L466 886 C466 902 458 910 446 910 C434 910 426 902 426 886 Z';

/** A saddler's bag: a flap with a saddle's curve, closed by a tab and a stud. */
export const saddleBag: Cut = {
  detail: { x: 340, y: 660, width: 225, height: 300 },
  draw({ colour, cloth: clothOf }) {
    const paint = scaled(colour, 0.42);
    const thread = waxedThread(colour);
    const nap = clothOf(suede);
    const smooth = painted(
      leather(scaled(colour, 0.8), { grain: 1.4, height: 0.1, roughness: 0.42 }),
      scaled(colour, 0.3),
    );
    const brass = metal('antique gold', 0.28);
    const uneven = [
      { size: 150, depth: 6, crease: 0 },
      { size: 48, depth: 1, crease: 0.1 },
    ];
    const gusset: Form = { outline: GUSSET, depth: 18, reach: 24, base: 8, yields: 0 };
    const body: Form = {
      outline: BODY,
      depth: 58,
      reach: 90,
      base: 30,
      yields: 0.2,
      crumple: uneven,
      folds: [
        foldAlong('250 930, 286 880, 340 860', 26, 4, 0.3, [0.2, 0.7]),
        foldAlong('650 930, 622 884, 574 862', 24, 4, -0.3, [0.2, 0.7]),
      ],
    };
    const flap: Form = {
      outline: FLAP,
      depth: 60,
      reach: 62,
      base: 40,
      yields: 0.2,
      crumple: uneven,
      folds: [
        foldAlong('240 640, 300 700, 352 790', 44, 5, 0.2, [0.3, 0.6], { crisp: 0 }),
        foldAlong('664 650, 610 700, 560 780', 40, 4.5, -0.2, [0.3, 0.6], { crisp: 0 }),
      ],
    };
    const tab: Form = { outline: TAB, depth: 7, reach: 14, base: 100, yields: 0 };

    return {
      stance: 'stands',
      floor: 963,
      pieces: [
        ...shoulderStrap({
          left: [214, 700],
          right: [690, 696],
          colour: scaled(colour, 0.8),
          metal: brass,
          thread,
        }),
        { form: gusset, outline: GUSSET, cloth: smooth, dim: 0.8 },
        {
          form: body,
          outline: BODY,
          cloth: painted(nap, paint),
          edge: [4, 4],
          seams: [sewn(inset(BODY, 9), thread)],
        },
        {
          form: flap,
          outline: FLAP,
          cloth: painted(nap, paint),
          edge: [5, 4],
          seams: [sewn(inset(FLAP, 10), thread), { along: inset(FLAP, 16), groove: [0.8, 1.6] }],
        },
        patch({ form: tab, outline: TAB, cloth: smooth, thread, stitchAt: 7 }),
        ...stud([446, 884], 8, 110, brass),
        ring([446, 805], 10, 3.6, 108, brass),
        strap({
          along: points('446 806, 446 790, 446 770'),
          width: 14,
          base: 104,
          cloth: smooth,
          casts: false,
        }),
      ],
    };
  },
};
