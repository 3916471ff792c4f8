import { leather } from '../../../materials/hard/leather';
import { plain } from '../../../materials/wovens/plain';
import { satin } from '../../../materials/silks/satin';
import { tailoredCheck } from '../../../materials/wovens/suiting';
import type { Cloth } from '../../../model/cloth';
import type { Drawing } from '../../../model/cut';
import { dressHanger } from '../../display/dress-hanger';
import { foldAlong, type Fold } from '../../../model/fold';
import type { Crumple, Form } from '../../../model/form';
import { button } from '../../trims/hardware';
import { clamp } from '../../../geometry/noise';
import { circle, type Path, type Point, type Quad } from '../../../geometry/path';
import type { Piece } from '../../../model/piece';
import type { Seam } from '../../../model/seam';
import { linear, mix, scaled, type LinearColour } from '../../../model/linear-colour';

/** How a cloth falls: thin cloth creases small and sharp, thick cloth rolls and hardly creases. */
export interface Fall {
  /** 0 stiff and thin (poplin, linen, nylon) to 1 thick and soft (melton). */
  soft: number;
  crisp: number;
  /** How strong folds are, 1 for suiting. */
  strength: number;
  crumple: Crumple[];
}

export function fallOf(cloth: Cloth): Fall {
  const soft = clamp((cloth.thickness - 1.4) / 2.6, 0, 1);
  return {
    soft,
    crisp: 0.3 - 0.27 * soft,
    strength: 1.15 - 0.35 * soft,
    crumple: [
      { size: 150, depth: 6, crease: 0.05, tall: 1.9 },
      { size: 64, depth: 3 - 1.9 * soft, crease: 0.35 - 0.3 * soft, tall: 1.3 },
      { size: 24, depth: 0.6 - 0.5 * soft, crease: 0.3 },
    ],
  };
}

/** Where every front's pattern starts, so that stripes and checks meet over closings and pockets. */
export const MIDDLE: Point = [450, 300];

const HOLE = plain([0.02, 0.018, 0.016]);

/** Polished horn, in brown that leans to the garment's colour. */
export function horn(colour: LinearColour): Cloth {
  const tone = mix(linear('#3d2a1c'), scaled(colour, 0.3), 0.6);
  return leather(tone, { grain: 7, height: 0.05, roughness: 0.3 });
}

export function sewnButton(at: Point, radius: number, seat: Form | number, cloth: Cloth): Piece[] {
  return button(at, radius, seat, cloth, HOLE);
}

/** A button covered in the garment's own cloth. */
export function coveredButton(at: Point, radius: number, seat: Form, cloth: Cloth): Piece[] {
  const outline = circle(at[0], at[1], radius);
  const form: Form = { outline, depth: radius * 0.5, reach: radius, on: seat, base: 2, yields: 0 };
  return [{ form, outline, cloth, edge: [radius * 0.24, radius * 0.3], yields: false }];
}

/** The product's cloth, but a check as a tailor would have it: quieter than a shirt's or a scarf's. */
export function tailored(cloth: Cloth, colour: LinearColour, repeat?: number): Cloth {
  return cloth.kind === 'check' ? tailoredCheck(colour, repeat) : cloth;
}

/** Leather as jackets are made of it: supple, without a bag's polish. Other cloths stay as they are. */
export function supple(cloth: Cloth): Cloth {
  if (cloth.kind !== 'smooth leather') return cloth;
  return { ...cloth, finish: { ...cloth.finish, roughness: 0.52, specular: 0.036, tint: 0.15 } };
}

/** A soft roll along a line: a lapel's break, a collar's fall. */
export function roll(along: Path, width = 26, depth = 8, lean = 0): Fold {
  return foldAlong(along, width, depth, lean, [0.12, 0.2], { crisp: 0 });
}

/** A pocket's flap, with the jetting that it comes out of. Corners: top left, top right, bottom right, bottom left. */
export function flapPocket(form: Form, corners: Quad, cloth: Cloth, seams: Seam[] = []): Piece[] {
  const [a, b, c, d] = corners;
  const mid = (p: Point, q: Point, t: number): Point => [
    p[0] + (q[0] - p[0]) * t,
    p[1] + (q[1] - p[1]) * t,
  ];
  const at = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const [r1, r2, r3, r4] = [mid(c, b, 0.3), mid(c, d, 0.1), mid(d, c, 0.1), mid(d, a, 0.3)];
  const flap = `M${at(a)} L${at(b)} L${at(r1)} Q${at(c)} ${at(r2)} L${at(r3)} Q${at(d)} ${at(r4)} Z`;
  const above = (p: Point): Point => [p[0], p[1] - 6];
  return [
    {
      form,
      outline: `M${at([a[0] - 2, a[1] - 6])} L${at([b[0] + 2, b[1] - 6])} L${at([b[0] + 2, b[1] + 3])} L${at([a[0] - 2, a[1] + 3])} Z`,
      cloth,
      grain: 90,
      lift: 0.6,
      edge: [1.6, 2.4],
      seams: [{ along: [above(a), above(b)], pucker: 0.5, spread: 10 }],
    },
    { form, outline: flap, cloth, origin: MIDDLE, lift: 1.6, edge: [2.6, 3.6], seams },
  ];
}

/** The house's label, woven in ivory on black and sewn in at its ends. */
export function wovenLabel(form: Form, [x, y]: Point): Piece[] {
  const black = satin(linear('#242120'));
  const thread = linear('#b5a88f');
  return [
    {
      form,
      outline: `M${x - 19} ${y - 7} L${x + 19} ${y - 7} L${x + 19} ${y + 7} L${x - 19} ${y + 7} Z`,
      cloth: black,
      lift: 1,
      edge: [0.8, 1],
      dim: 0.9,
      seams: [
        {
          along: `M${x - 10} ${y} L${x + 10} ${y}`,
          stitches: [{ colour: thread, length: 1.5, gap: 1.6, width: 3.4 }],
        },
      ],
    },
  ];
}

/** What one sees through the neck: the back's lining, its seam, the collar's stand and a label. */
export function insideNeck(options: {
  /** The opening's lowest point and the neck's half-width, in units. */
  bottom: number;
  half: number;
  /** The collar's upper edge at the back and the height of its stand. */
  top: number;
  stand: number;
  lining: Cloth;
  collar: Cloth;
  /** The warp's direction in the stand, degrees. Default 90: cut across; 0 for a rib. */
  grain?: number;
  /** How far in front of the back plane it lies, in units. Default 146, for a body 150 deep. */
  base?: number;
}): Piece[] {
  const { bottom, half, top, stand, lining, collar, base = 146, grain = 90 } = options;
  const wide = half * 1.5;
  const hollow: Form = {
    outline: `M${450 - half * 2} ${top - 60} L${450 + half * 2} ${top - 60} L${450 + half * 2} ${bottom + 60} L${450 - half * 2} ${bottom + 60} Z`,
    depth: -30,
    base,
    reach: 110,
    yields: 0,
    crumple: [{ size: 70, depth: 3, crease: 0.1, tall: 2.2 }],
  };
  const seam = top + stand;
  const back = `M${450 - wide} ${top + 46} C${450 - half} ${top + 6} ${450 - half * 0.6} ${top} 450 ${top} C${450 + half * 0.6} ${top} ${450 + half} ${top + 6} ${450 + wide} ${top + 46}`;
  return [
    {
      form: hollow,
      outline: `${back} L${450 + wide} ${bottom} L${450 - wide} ${bottom} Z`,
      cloth: lining,
      dim: 0.86,
      seams: [
        {
          along: [
            [450, seam],
            [451, bottom],
          ],
          groove: [0.6, 1.6],
          pucker: 0.4,
        },
      ],
    },
    {
      form: hollow,
      outline: `${back} L${450 + wide} ${seam + 6} C${450 + half * 0.7} ${seam + 8} ${450 - half * 0.7} ${seam + 8} ${450 - wide} ${seam + 6} Z`,
      cloth: collar,
      grain,
      lift: 1,
      edge: [1.6, 2],
      dim: 0.72,
    },
    ...wovenLabel(hollow, [450, seam + 20]),
  ];
}

/** The garment on a hanger that shows in its neck. `behind` of its pieces are further back than the hanger. */
export function hung(drawing: Drawing, neck: Point, behind: number): Drawing {
  const [x, y] = neck;
  const [peg, hook, ...arms] = dressHanger(neck, [x - 104, y + 46], [x + 104, y + 46], 150);
  const { pieces } = drawing;
  if (!peg || !hook) throw new Error('A hanger has a peg and a hook');
  return {
    ...drawing,
    pieces: [peg, ...pieces.slice(0, behind), ...arms, ...pieces.slice(behind), hook],
  };
}
