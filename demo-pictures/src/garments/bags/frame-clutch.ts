import { points } from '../../geometry/path';
import { metal } from '../../materials/hard/metal';
import { satin } from '../../materials/silks/satin';
import type { Cut } from '../../model/cut';
import type { Form } from '../../model/form';
import { stud, tube } from '../trims/hardware';
import { rounded } from '../trims/saddlery';

// 22 cm wide, 13 high, 5 deep; 2.5 units a millimetre.
const SHELL = rounded(166, 462, 734, 806, 46);
const FRAME = rounded(160, 456, 740, 812, 52);

/** An evening shell: silk drawn tight over a thin box in a brass frame, with a kiss lock. */
export const frameClutch: Cut = {
  detail: { x: 330, y: 424, width: 240, height: 320 },
  draw({ cloth: clothOf }) {
    const own = clothOf(satin);
    const gold = metal('gold', 0.24);
    const worn = metal('gold', 0.32);
    const rim: Form = { outline: FRAME, depth: 16, reach: 14, base: 20, yields: 0 };
    const shell: Form = {
      outline: SHELL,
      depth: 64,
      reach: 60,
      base: 30,
      yields: 0,
      crumple: [{ size: 260, depth: 4, crease: 0 }],
    };
    const hinge = (x: number) =>
      tube(
        [
          [x - 26, 813],
          [x, 814],
          [x + 26, 813],
        ],
        13,
        22,
        worn,
      );

    return {
      stance: 'stands',
      floor: 818,
      pieces: [
        hinge(250),
        hinge(650),
        { form: rim, outline: FRAME, cloth: gold, yields: false },
        tube(rounded(164, 460, 736, 808, 48), 9, 34, worn),
        { form: shell, outline: SHELL, cloth: own, edge: [3, 4] },
        tube(points('404 452, 450 449, 496 452'), 11, 44, worn),
        ...stud([436, 436], 15, 40, gold),
        ...stud([463, 434], 15, 52, gold),
      ],
    };
  },
};
