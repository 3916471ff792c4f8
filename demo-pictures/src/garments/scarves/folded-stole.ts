import { foldAlong } from '../../model/fold';
import { fringe } from '../../materials/silks/fringe';
import { satin } from '../../materials/silks/satin';
import { wool } from '../../materials/wovens/wool';
import type { Cloth } from '../../model/cloth';
import type { Cut } from '../../model/cut';
import { contact, plinth } from '../display/stands';
import { fold } from '../dresses/parts/dress-parts';
import type { Form } from '../../model/form';
import type { Path } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import { linear, mix, scaled, type LinearColour } from '../../model/linear-colour';

const TOP = 540;
const FLOOR = 936;
const HEM = 836;

/** Bands worked in at the end, in the manner of the Kullu valley; for a piece whose `origin` is its hem. */
function kullu(colour: LinearColour): Cloth {
  const ground = wool(colour, { fuzz: 0.4, melange: 0.7 });
  const [red, black, mustard, green] = [
    linear('#8c2f2b'),
    linear('#26242a'),
    linear('#b5822f'),
    linear('#3f5a45'),
  ];
  return {
    ...ground,
    weave(u, v, place, texel) {
      ground.weave(u, v, place, texel);
      const up = -v;
      const step = Math.floor(up / 3) * 3;
      const saw = (pitch: number) => Math.abs(((((u / pitch) % 1) + 1) % 1) - 0.5) * 2;
      let ink: LinearColour | undefined;
      if (up > 22 && up < 28) ink = black;
      else if (up >= 28 && up < 34) ink = red;
      else if (up >= 40 && up < 76) {
        const away = Math.abs(step - 57) / 18 + saw(36);
        ink =
          away < 0.34
            ? mustard
            : away < 0.62
              ? black
              : away < 1
                ? red
                : away < 1.16
                  ? green
                  : black;
      } else if (up >= 82 && up < 88) ink = red;
      else if (up >= 88 && up < 94) ink = black;
      else if (up >= 118 && up < 130) ink = saw(18) > 0.5 ? red : mustard;
      else if (up >= 134 && up < 138) ink = green;
      if (!ink) return;
      const tone = texel.green / colour[1];
      texel.red = ink[0] * tone;
      texel.green = ink[1] * tone;
      texel.blue = ink[2] * tone;
      texel.relief += 0.5;
    },
  };
}

/** A zari border with a row of small temples, above the hem. */
function bordered(ground: Cloth, colour: LinearColour): Cloth {
  const plain = satin(scaled(colour, 0.92));
  const gilt = mix(linear('#d2a24c'), colour, 0.1);
  return {
    ...ground,
    weave(u, v, place, texel) {
      const up = -v;
      (up < 108 ? plain : ground).weave(u, v, place, texel);
      const tooth = Math.abs(((((u / 22) % 1) + 1) % 1) - 0.5) * 2;
      const gilded = (up > 6 && up < 62) || (up > 70 && up < 74 + 26 * (1 - tooth));
      const flower =
        up > 14 && up < 54 && Math.hypot((((((u / 34) % 1) + 1) % 1) - 0.5) * 34, up - 34) < 9;
      if (!gilded || flower) return;
      const thread = 0.78 + 0.22 * Math.sin(v * 4.2);
      texel.red = gilt[0] * thread;
      texel.green = gilt[1] * thread;
      texel.blue = gilt[2] * thread;
      texel.metal = 0.85;
      texel.relief += 0.3 * thread;
    },
  };
}

export const foldedStole: Cut = {
  detail: { x: 232, y: 590, width: 240, height: 320 },
  draw({ colour, cloth: clothOf, random }) {
    const named = clothOf((dye) => wool(dye, { fuzz: 0.45 }));
    const striped = named.kind === 'stripe';
    const brocaded = named.kind === 'brocade';
    const silky = named.kind === 'silk';
    const cloth = striped ? wool(colour, { fuzz: 0.4, melange: 0.7 }) : named;
    const panelCloth = striped ? kullu(colour) : brocaded ? bordered(named, colour) : named;
    const thick = silky || brocaded ? 0.8 : 1;
    const eyelash = fringe(striped ? wool(colour, { fuzz: 0.3 }) : named, {
      every: 3.1,
      thick: 2.3,
      length: 44,
      stray: 1,
      twist: false,
    });

    // Below it the rest of the stole, folded over and over: soft rolls, a little out of line.
    const rolls = 3;
    const height = 62 * thick;
    const layers = Array.from({ length: rolls }, (_, i): Piece => {
      const low = TOP + 18 - i * (height - 9);
      const left = 204 + random.between(-12, 12) + i * 5;
      const right = 700 + random.between(-14, 10) - i * 7;
      const high = low - height - random.between(0, 6);
      const sag = random.between(3, 9);
      const outline: Path =
        `M${left + 9} ${high + 8 + sag} C${left + 90} ${high} ${right - 130} ${high - 2} ${right - 14} ${high + 5 + sag} ` +
        `C${right + 4} ${high + 12 + sag} ${right + 7} ${low - 10} ${right - 6} ${low + 2} C${right - 120} ${low + 5} ${left + 120} ${low + 4} ${left + 4} ${low + 2} C${left - 7} ${low - 12} ${left - 6} ${high + 18 + sag} ${left + 9} ${high + 8 + sag} Z`;
      const form: Form = {
        outline,
        depth: 30,
        reach: 26,
        base: 30 + i * 3,
        yields: 0.5,
        crumple: [
          { size: 90, depth: 4.5, crease: 0 },
          { size: 30, depth: 1.1, crease: 0.1 },
        ],
      };
      return { form, outline, cloth, grain: 90 };
    });
    const peak = TOP + 10 - (rolls - 1) * (height - 9) - height;

    const soft = thick < 1 ? 0.85 : 1;
    const drop = (x: number, end: number, width: number, depth: number, from: number, lean = 0.4) =>
      fold(
        [
          [x, peak + from],
          [(x * 2 + end) / 3 - 5, (peak + HEM) / 2],
          [end, HEM + 20],
        ],
        width,
        depth * soft,
        { lean, taper: [0.35, 0], opens: 1.5 },
      );
    const panel: Form = {
      outline: `M262 ${peak - 30} L640 ${peak - 30} L640 ${peak + 60} L664 ${HEM + 130} L232 ${HEM + 130} L262 ${peak + 60} Z`,
      depth: 40,
      reach: 80,
      base: 66,
      yields: 0.9,
      folds: [
        foldAlong(
          [
            [230, peak + 16],
            [450, peak + 20],
            [670, peak + 14],
          ],
          52,
          26,
          0,
          [0, 0],
          { crisp: 0 },
        ),
        drop(306, 288, 34, 13, 40),
        drop(372, 356, 40, 17, 30),
        drop(452, 446, 36, 11, 90, -0.2),
        drop(520, 532, 42, 18, 36),
        drop(592, 612, 36, 14, 60),
        fold(
          [
            [410, peak + 220],
            [404, peak + 320],
            [412, HEM],
          ],
          26,
          8 * soft,
          { lean: 0.3, taper: [0.6, 0] },
        ),
        fold(
          [
            [566, peak + 260],
            [574, peak + 340],
            [572, HEM],
          ],
          24,
          7 * soft,
          { lean: 0.3, taper: [0.6, 0] },
        ),
      ],
      crumple: [
        { size: 110, depth: 5, crease: 0, tall: 1.7 },
        { size: 36, depth: 1.1, crease: 0.1 },
      ],
    };
    const face: Path =
      `M274 ${peak} C350 ${peak - 9} 540 ${peak - 10} 628 ${peak + 2} C636 ${peak + 120} 634 ${peak + 240} 652 ${HEM - 4} ` +
      `C580 ${HEM + 8} 500 ${HEM - 2} 430 ${HEM + 6} C370 ${HEM + 12} 300 ${HEM + 2} 244 ${HEM + 5} C258 ${peak + 300} 264 ${peak + 120} 274 ${peak} Z`;
    const under: Form = { ...panel, base: 46, depth: 34 };
    return {
      stance: 'stands',
      floor: FLOOR,
      pieces: [
        ...plinth(146, 758, TOP, FLOOR),
        contact([456, TOP + 20], 300, 14, 0.85),
        ...layers,
        {
          form: under,
          outline: `M300 ${peak + 6} L642 ${peak + 6} C650 ${peak + 160} 660 ${peak + 300} 670 ${HEM - 40} L300 ${HEM - 34} Z`,
          cloth,
          dim: 0.72,
        },
        ...(brocaded || silky
          ? []
          : [
              {
                form: panel,
                outline:
                  `M246 ${HEM - 24} L652 ${HEM - 24} L658 ${HEM + 70} L240 ${HEM + 70} Z` as Path,
                cloth: eyelash,
                origin: [246, HEM + 2] as const,
                edge: [0, 0.1] as const,
              },
            ]),
        {
          form: panel,
          outline: face,
          cloth: panelCloth,
          origin: [455, HEM],
          seams: [
            {
              along: [
                [246, HEM - 6],
                [360, HEM],
                [440, HEM - 6],
                [540, HEM - 12],
                [652, HEM - 14],
              ],
              groove: [0.8, 2],
              pucker: 0.6,
              ripple: 9,
            },
          ],
        },
      ],
    };
  },
};
