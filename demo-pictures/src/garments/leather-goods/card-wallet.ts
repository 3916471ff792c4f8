import { leather } from '../../materials/hard/leather';
import type { Cut } from '../../model/cut';
import type { Form } from '../../model/form';
import type { Path } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import { inset, painted, rounded, sewn, turned, waxedThread } from '../trims/saddlery';
import { linear, mix, scaled } from '../../model/linear-colour';
import { sleeve } from './card-sleeve';

// 10 cm wide, 7.5 high; 5.2 units a millimetre.
const BODY = rounded(190, 420, 712, 806, 26);

/** Four slots and a pocket for notes, three hides thick. In grained goatskin a window is cut for a metro card. */
export const cardWallet: Cut = {
  detail: { x: 540, y: 372, width: 225, height: 300 },
  draw(context) {
    const { colour, cloth: clothOf } = context;
    const bridle = (dye: typeof colour) =>
      leather(dye, { grain: 1.5, height: 0.12, roughness: 0.4 });
    const own = clothOf(bridle);
    const grained = own.kind === 'grained leather';
    const paint = scaled(colour, 0.3);
    const thread = grained ? waxedThread(colour) : mix(colour, linear('#d9cbab'), 0.72);
    const cloth = painted(own, paint, 2.4);
    const inside = leather(scaled(colour, 0.6), { grain: 1.4, height: 0.1, roughness: 0.5 });
    const soft = [
      { size: 210, depth: 5, crease: 0 },
      { size: 64, depth: 0.7, crease: 0 },
    ];
    const slab = (outline: Path, base: number, depth = 16, reach = 22): Form => ({
      outline,
      depth,
      reach,
      base,
      yields: 0,
      crumple: soft,
    });

    const back = slab(BODY, 12);
    const slot = (top: number, base: number, bow: number): Piece => {
      const outline = `M190 ${top + 26} C190 ${top + 8} 198 ${top} 214 ${top} C330 ${top + bow} 570 ${top + bow} 688 ${top - 1} C704 ${top} 712 ${top + 8} 712 ${top + 26} L712 780 C712 796 704 806 686 806 L216 806 C198 806 190 796 190 780 Z`;
      return {
        form: slab(BODY, base, 18),
        outline,
        cloth,
        edge: [4.5, 3.4],
        seams: [
          {
            along: `M206 ${top + 10} C330 ${top + bow + 10} 570 ${top + bow + 10} 696 ${top + 9}`,
            groove: [0.9, 1.6],
          },
          sewn(
            `M203 ${top + 10} L203 782 C203 790 207 794 215 794 L687 794 C695 794 699 790 699 782 L699 ${top + 10}`,
            thread,
            1.15,
          ),
        ],
      };
    };
    const card = (outline: Path, base: number, tone: typeof colour): Piece => ({
      form: { outline, depth: 3, reach: 5, base, yields: 0 },
      outline,
      cloth: { ...leather(tone, { grain: 0.8, height: 0.01, roughness: 0.55 }), thickness: 1.6 },
      edge: [1.6, 1.6],
    });
    const window: Path = rounded(330, 640, 572, 742, 40);

    return {
      stance: 'stands',
      floor: 808,
      pieces: [
        ...sleeve(context, (path) => turned(path, 7, [560, 806])),
        {
          form: back,
          outline: BODY,
          cloth,
          edge: [4, 4],
          seams: [sewn(inset(BODY, 13), thread, 1.15)],
        },
        card(rounded(226, 407, 674, 600, 18), 30, linear('#8c8374')),
        slot(470, 34, 8),
        card(rounded(232, 526, 670, 640, 18), 44, linear('#2c2b2e')),
        slot(546, 48, 7),
        ...(grained
          ? [
              {
                form: slab(BODY, 54),
                outline: window,
                cloth: inside,
                edge: [-4, 5] as const,
                dim: 0.7,
              },
              card(rounded(352, 656, 550, 726, 26), 58, mix(colour, linear('#8f8b84'), 0.5)),
            ]
          : [slot(626, 62, 6)]),
      ],
    };
  },
};
