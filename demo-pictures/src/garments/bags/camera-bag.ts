import { foldAlong } from '../../model/fold';
import { leather } from '../../materials/hard/leather';
import { metal } from '../../materials/hard/metal';
import { plain } from '../../materials/wovens/plain';
import type { Cut } from '../../model/cut';
import type { Form } from '../../model/form';
import { tube } from '../trims/hardware';
import { points, type Path } from '../../geometry/path';
import { inset, painted, patch, ring, rounded, sewn, waxedThread, zip } from '../trims/saddlery';
import { scaled } from '../../model/linear-colour';
import { shoulderStrap } from './shoulder-strap';

// 23 cm wide, 16 high, 8 deep; 2.1 units a millimetre.
const BACK =
  'M212 716 C210 660 216 626 240 610 C268 592 320 588 450 587 C580 588 634 592 662 610 C686 626 692 660 690 716 L690 900 C690 940 672 956 640 957 L262 957 C230 956 212 940 212 900 Z';
const FRONT =
  'M204 740 C203 690 210 668 232 656 C262 641 330 638 450 637 C570 638 640 641 670 656 C692 668 699 690 698 740 L696 896 C696 942 678 961 640 962 C520 966 380 966 262 962 C224 961 206 942 206 896 Z';
const POCKET =
  'M236 772 C300 764 600 764 666 772 L664 894 C664 922 654 932 632 933 C520 937 380 937 270 933 C248 932 238 922 238 894 Z';
const PULL = 'M606 810 C607 802 623 802 624 810 L630 862 C631 874 600 874 601 862 Z';

/** A padded camera case: a zip over the top, a zipped pocket in front. */
export const cameraBag: Cut = {
  detail: { x: 470, y: 600, width: 225, height: 300 },
  draw({ colour, cloth: clothOf }) {
    const paint = scaled(colour, 0.32);
    const thread = waxedThread(colour);
    const own = clothOf((dye) => leather(dye, { grain: 3.4, height: 0.42, roughness: 0.56 }));
    const cloth = painted(own, paint);
    const smooth = painted(leather(colour, { grain: 1.4, height: 0.1, roughness: 0.42 }), paint);
    const tape = plain(scaled(colour, 0.42), 1.4);
    const brass = metal('gold', 0.26);

    const back: Form = { outline: BACK, depth: 26, reach: 26, base: 10, yields: 0 };
    const front: Form = {
      outline: FRONT,
      depth: 62,
      reach: 62,
      base: 34,
      yields: 0,
      folds: [
        foldAlong('232 690, 262 720, 330 730', 26, 3.4, 0.3, [0.2, 0.7]),
        foldAlong('672 692, 640 716, 596 722', 24, 3, -0.3, [0.2, 0.7]),
      ],
      crumple: [
        { size: 190, depth: 5, crease: 0 },
        { size: 56, depth: 1, crease: 0.1 },
      ],
    };
    const lower: Path = 'M240 790 C320 783 580 783 662 790';
    const upper: Path = points('240 640, 272 622, 350 613, 450 611, 550 613, 630 622, 662 640');
    const pull: Form = { outline: PULL, depth: 4, reach: 7, base: 104, yields: 0 };

    return {
      stance: 'stands',
      floor: 963,
      pieces: [
        ...shoulderStrap({ left: [214, 664], right: [690, 660], colour, metal: brass, thread }),
        { form: back, outline: BACK, cloth, dim: 0.9 },
        ...zip(back, upper, 1, tape, brass),
        {
          form: front,
          outline: FRONT,
          cloth,
          edge: [5, 6],
          seams: [{ along: inset(FRONT, 7), groove: [2.6, 3], pucker: 0.5, spread: 14 }],
        },
        {
          form: front,
          outline: POCKET,
          cloth,
          lift: 4,
          edge: [5, 6],
          seams: [sewn(inset(POCKET, 8), thread)],
        },
        ...zip(front, lower, 6.5, tape, brass),
        tube(rounded(603, 777, 626, 797, 6), 4.4, 104, brass),
        ring([615, 804], 8, 3.2, 106, brass),
        patch({ form: pull, outline: PULL, cloth: smooth, thread, stitchAt: 5 }),
      ],
    };
  },
};
