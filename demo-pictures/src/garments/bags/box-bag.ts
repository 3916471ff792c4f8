import { leather } from '../../materials/hard/leather';
import { metal } from '../../materials/hard/metal';
import type { Cut } from '../../model/cut';
import type { Form } from '../../model/form';
import { stud } from '../trims/hardware';
import { inset, painted, rounded, sewn, waxedThread } from '../trims/saddlery';
import { scaled } from '../../model/linear-colour';
import { shoulderStrap } from './shoulder-strap';

// 20 cm wide, 14 high, 7 deep; 2.4 units a millimetre.
const CASE =
  'M212 690 C212 646 230 630 272 628 C390 624 510 624 630 628 C672 630 690 646 690 690 L690 896 C690 940 672 957 630 959 C510 964 390 964 272 959 C230 957 212 940 212 896 Z';
const TOP =
  'M222 668 C226 622 252 604 290 602 C390 598 510 598 612 602 C650 604 676 622 680 668 L680 760 L222 760 Z';
const LID =
  'M206 690 C206 644 226 626 270 624 C390 620 512 620 632 624 C676 626 696 644 696 690 L696 776 C620 792 540 798 451 798 C362 798 282 792 206 776 Z';

/** A hard little case, moulded wet over a form: a lid that overlaps, a lock, no seams at the corners. */
export const boxBag: Cut = {
  detail: { x: 350, y: 620, width: 225, height: 300 },
  draw({ colour, cloth: clothOf }) {
    const paint = scaled(colour, 0.3);
    const thread = waxedThread(colour);
    const hide = clothOf((dye) => leather(dye, { grain: 1.2, height: 0.08, roughness: 0.34 }));
    const cloth = painted(hide, paint);
    const gold = metal('gold', 0.24);
    const plate = rounded(418, 764, 484, 832, 14);
    const knob = rounded(441, 778, 461, 818, 9);
    const soft = [
      { size: 220, depth: 4, crease: 0 },
      { size: 70, depth: 0.5, crease: 0 },
    ];
    const top: Form = { outline: TOP, depth: 20, reach: 26, base: 14, yields: 0 };
    const shell: Form = { outline: CASE, depth: 62, reach: 40, base: 34, yields: 0, crumple: soft };
    const lid: Form = { outline: LID, depth: 62, reach: 40, base: 42, yields: 0, crumple: soft };

    return {
      stance: 'stands',
      floor: 961,
      pieces: [
        ...shoulderStrap({
          left: [222, 690],
          right: [682, 688],
          colour,
          metal: gold,
          thread,
          width: 15,
          adjusts: false,
        }),
        { form: top, outline: TOP, cloth, dim: 0.9 },
        { form: shell, outline: CASE, cloth },
        { form: lid, outline: LID, cloth, edge: [4, 3], seams: [sewn(inset(LID, 9), thread, 0.9)] },
        {
          form: { outline: plate, depth: 5, reach: 8, base: 100, yields: 0 },
          outline: plate,
          cloth: gold,
          edge: [3, 2.4],
        },
        ...stud([428, 798], 3.4, 108, gold),
        ...stud([474, 798], 3.4, 108, gold),
        {
          form: { outline: knob, depth: 11, reach: 9, base: 108, yields: 0 },
          outline: knob,
          cloth: gold,
        },
      ],
    };
  },
};
