import { foldAlong } from '../../model/fold';
import { leather } from '../../materials/hard/leather';
import { suede } from '../../materials/wovens/fine';
import { metal } from '../../materials/hard/metal';
import { coiled, type Coil } from './coil';
import type { Cut } from '../../model/cut';
import { floorShadow } from '../display/floor-shadow';
import type { Form } from '../../model/form';
import { stud, tube } from '../trims/hardware';
import { circle, type Path } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import { inset, painted, rounded, sewn, waxedThread } from '../trims/saddlery';
import { scaled } from '../../model/linear-colour';

/** A waist belt 70 mm wide, closed and set down as it stands round a waist. 2.5 units a millimetre. */
export const wideBelt: Cut = {
  detail: { x: 346, y: 452, width: 210, height: 280 },
  draw({ colour, cloth: clothOf }) {
    const nappa = clothOf((dye) => leather(dye, { grain: 1.3, height: 0.1, roughness: 0.42 }));
    const soft = nappa.kind === 'suede';
    const woven = !soft && nappa.kind?.endsWith('leather') !== true;
    const hide = woven ? scaled(colour, 0.16) : colour;
    const paint = scaled(hide, 0.36);
    const thread = waxedThread(hide);
    const cloth = woven ? nappa : painted(nappa, paint, 2.2);
    const trim = woven ? painted(leather(hide, { grain: 1.3, height: 0.1 }), paint) : cloth;
    const gold = metal(woven || soft ? 'antique gold' : 'gold', 0.26);
    const dip = (angle: number) => {
      const front = Math.sin((angle * Math.PI) / 180);
      return [-16 * front * Math.abs(front), 14 * front * Math.abs(front)] as const;
    };
    const coil: Coil = {
      centre: [450, 452],
      radius: 322,
      tilt: 0.31,
      from: 0,
      to: 360,
      pitch: 0,
      thickness: soft ? 11 : 14,
      height: 178,
      outside: cloth,
      inside: woven ? leather(hide) : suede(scaled(colour, 0.85)),
      edge: woven ? leather(hide) : leather(paint, { roughness: 0.42 }),
      ...(!woven && { thread }),
      stitchAt: 10,
      crumple: [
        { size: 150, depth: soft ? 6 : 3, crease: 0 },
        { size: 50, depth: soft ? 1.2 : 0.5, crease: 0.1 },
      ],
      shape: dip,
    };
    const top = 452 + 322 * 0.31 - 16;
    const bottom = 452 + 322 * 0.31 + 178 + 14;
    const panel: Path = `M322 ${top - 6} C380 ${top + 1} 540 ${top + 3} 606 ${top - 5} L606 ${bottom - 4} C540 ${bottom + 2} 380 ${bottom + 2} 322 ${bottom - 5} Z`;
    const over: Form = { outline: panel, depth: 10, reach: 16, base: 236, yields: 0 };
    const bar: Path = rounded(428, top - 11, 478, bottom + 7, 18);
    const clasp: Form = { outline: bar, depth: 16, reach: 20, base: 248, yields: 0 };
    const clasped: Piece[] = [
      {
        form: over,
        outline: panel,
        cloth,
        edge: [5, 4],
        seams: woven ? [] : [sewn(inset(panel, 10), thread)],
      },
      { form: clasp, outline: bar, cloth: gold, edge: [3, 3] },
      ...stud([453, top + 10], 4, 264, gold),
      ...stud([453, bottom - 14], 4, 264, gold),
    ];
    const tip: Path = `M330 ${top - 3} C420 ${top + 4} 540 ${top + 8} 640 ${top - 4} C690 ${top + 30} 694 ${bottom - 60} 640 ${bottom - 14} C540 ${bottom + 2} 420 ${bottom + 2} 330 ${bottom - 5} Z`;
    const end: Form = {
      outline: tip,
      depth: 13,
      reach: 24,
      base: 232,
      yields: 0.2,
      crumple: [{ size: 90, depth: 4, crease: 0.1 }],
      folds: [
        foldAlong(
          [
            [432, top + 40],
            [486, top + 62],
            [560, top + 66],
          ],
          22,
          4,
          0.3,
          [0.1, 0.7],
        ),
        foldAlong(
          [
            [434, bottom - 52],
            [500, bottom - 66],
            [566, bottom - 62],
          ],
          22,
          4,
          -0.3,
          [0.1, 0.7],
        ),
        foldAlong(
          [
            [350, top + 84],
            [390, top + 90],
            [430, top + 86],
          ],
          20,
          4,
          0,
          [0.5, 0.1],
        ),
      ],
    };
    const keeperPath = rounded(556, top - 5, 588, bottom - 2, 10);
    const keeper: Form = { outline: keeperPath, depth: 9, reach: 12, base: 248, yields: 0 };
    const wrapped: Piece[] = [
      { form: end, outline: tip, cloth: trim, edge: [5, 4], seams: [sewn(inset(tip, 10), thread)] },
      tube(
        [
          [418, top + 10],
          [416, (top + bottom) / 2],
          [419, bottom - 10],
        ],
        20,
        250,
        trim,
      ),
      tube(rounded(368, top - 12, 470, bottom + 8, 34), 24, 252, trim),
      {
        form: keeper,
        outline: keeperPath,
        cloth: trim,
        edge: [4, 4],
        seams: [sewn(inset(keeperPath, 7), thread)],
      },
    ];
    const ring = (grow: number, dx: number, dy: number): Path =>
      circle(450 + dx, 452 + 178 + dy, 322 + grow, 322 * 0.31 + grow * 0.6);
    return {
      stance: 'stands',
      floor: 652,
      pieces: [
        floorShadow(ring(48, 22, 8), 60, 0.75),
        floorShadow(ring(9, 4, 9), 14),
        ...coiled(coil),
        ...(soft ? wrapped : clasped),
      ],
    };
  },
};
