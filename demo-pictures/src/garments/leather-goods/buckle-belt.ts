import { leather } from '../../materials/hard/leather';
import { metal } from '../../materials/hard/metal';
import { coiled, coilPoint, type Coil } from './coil';
import type { Cut } from '../../model/cut';
import { floorShadow } from '../display/floor-shadow';
import type { Form } from '../../model/form';
import { circle, type Path } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import { buckle, inset, painted, sewn, waxedThread } from '../trims/saddlery';
import { linear, scaled } from '../../model/linear-colour';

/** A belt 33 mm wide, coiled and set down on its edge, the buckle in front. 4.4 units a millimetre. */
export const buckleBelt: Cut = {
  detail: { x: 316, y: 520, width: 225, height: 300 },
  draw({ colour, cloth: clothOf }) {
    const bridle = clothOf((dye) => leather(dye, { grain: 1.5, height: 0.12, roughness: 0.4 }));
    const webbing = bridle.kind === 'canvas';
    const nap = bridle.kind === 'suede';
    const hide = webbing ? linear('#5f371d') : colour;
    const paint = scaled(hide, 0.34);
    const trim = webbing
      ? painted(leather(hide, { grain: 1.5, height: 0.12, roughness: 0.42 }), paint)
      : painted(bridle, paint);
    const thread = waxedThread(hide);
    const wire = nap ? metal('antique gold', 0.32) : metal('gold', 0.26);
    const flesh = leather(scaled(hide, webbing ? 1 : 0.72), {
      grain: 1,
      height: 0.12,
      roughness: 0.62,
    });
    const coil: Coil = {
      centre: [440, 520],
      radius: 318,
      tilt: 0.34,
      from: 96,
      to: 96 + 360 * 2.6,
      pitch: 44,
      thickness: webbing ? 12 : 17,
      height: 142,
      outside: webbing ? bridle : painted(bridle, paint, 2.2),
      inside: webbing ? bridle : flesh,
      edge: webbing ? bridle : leather(paint, { grain: 1, height: 0.03, roughness: 0.4 }),
      ...(!webbing && { thread }),
      crumple: [
        { size: 170, depth: 3, crease: 0 },
        { size: 50, depth: 0.5, crease: 0 },
      ],
    };
    const [x, top] = coilPoint(coil, 96);
    const bottom = top + coil.height;
    const middle = (top + bottom) / 2;
    const fold = `M${x - 128} ${top - 3.5} C${x - 80} ${top - 1} ${x - 40} ${top} ${x + 2} ${top} C${x + 22} ${top + 16} ${x + 22} ${bottom - 16} ${x + 2} ${bottom} C${x - 40} ${bottom} ${x - 80} ${bottom - 1} ${x - 128} ${bottom - 3.5} Z`;
    const end: Form = { outline: fold, depth: 14, reach: 22, base: 232, yields: 0 };
    const slot: Path = `M${x - 30} ${middle - 12} L${x + 24} ${middle - 13} L${x + 24} ${middle + 13} L${x - 30} ${middle + 12} C${x - 40} ${middle + 8} ${x - 40} ${middle - 8} ${x - 30} ${middle - 12} Z`;
    const keeperAt = x - 94;
    const keeper = `M${keeperAt - 16} ${top - 8} C${keeperAt - 8} ${top - 10} ${keeperAt + 8} ${top - 10} ${keeperAt + 16} ${top - 8} L${keeperAt + 16} ${bottom + 5} C${keeperAt + 8} ${bottom + 7} ${keeperAt - 8} ${bottom + 7} ${keeperAt - 16} ${bottom + 5} Z`;
    const loop: Form = { outline: keeper, depth: 8, reach: 10, base: 246, yields: 0 };
    const rows = webbing
      ? [sewn(inset(fold, 11), thread, 1.1)]
      : [
          sewn(`M${x - 128} ${top + 6} L${x + 2} ${top + 10}`, thread, 1.1),
          sewn(`M${x - 128} ${bottom - 13} L${x + 2} ${bottom - 10}`, thread, 1.1),
          sewn(`M${x - 62} ${top + 9} L${x - 62} ${bottom - 9}`, thread, 1.1),
        ];
    const holes = webbing
      ? []
      : [-66, -57, -48, -39, -30].map((back): Piece => {
          const [hx, hy] = coilPoint(coil, coil.to + back, coil.thickness);
          const outline = circle(hx, hy + coil.height * 0.48, 4.2, 6);
          return {
            form: { outline, depth: 0, reach: 4, base: 66, yields: 0 },
            outline,
            cloth: flesh,
            edge: [-1, 1],
            dim: 0.12,
            casts: false,
          };
        });
    const [frame, tongue] = buckle([x - 9, top - 17, x + 124, bottom + 17], 16, 224, wire);
    const split = coiled(coil);
    const ring = (grow: number, dx: number, dy: number): Path =>
      circle(440 + dx, 520 + 142 + dy, 318 + grow, 318 * 0.34 + grow * 0.6);

    return {
      stance: 'stands',
      floor: 684,
      pieces: [
        floorShadow(ring(46, 22, 4), 60, 0.75),
        floorShadow(ring(9, 4, 3), 12),
        ...split.slice(0, 6),
        ...holes,
        ...split.slice(6),
        ...(frame ? [frame] : []),
        { form: end, outline: fold, cloth: trim, edge: [4, 4], seams: rows },
        { form: end, outline: slot, cloth: flesh, edge: [-5, 4], dim: 0.25 },
        {
          form: loop,
          outline: keeper,
          cloth: trim,
          edge: [4, 4],
          seams: [sewn(inset(keeper, 7), thread)],
        },
        ...(tongue ? [tongue] : []),
      ],
    };
  },
};
