import type { Cloth } from '../../model/cloth';
import type { Form } from '../../model/form';
import type { Crumple } from '../../model/form';
import type { Point } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import type { Seam } from '../../model/seam';
import type { LinearColour } from '../../model/linear-colour';

/** A strap standing on its edge in a coil, seen a little from above: how a belt is laid down. */
export interface Coil {
  /** The middle of its upper edge. */
  centre: Point;
  /** Half its width at the outer end, in units. */
  radius: number;
  /** How much the view from above flattens a circle: 0 from the side, 0.35 from well above. */
  tilt: number;
  /** Where the strap ends, degrees: 0 right, 90 front, 180 left, 270 back. It runs on clockwise, inwards. */
  from: number;
  to: number;
  /** How much closer to the middle each turn lies than the one outside it, in units. */
  pitch: number;
  /** The strap's thickness and the height of its face in the picture, in units. */
  thickness: number;
  height: number;
  outside: Cloth;
  inside: Cloth;
  edge: Cloth;
  thread?: LinearColour;
  /** Distance of the stitching from the strap's edges. Default 9. */
  stitchAt?: number;
  crumple?: readonly Crumple[];
  /** How the upper and lower edge leave the level, in units down, at an angle: a belt shaped to the waist. */
  shape?: (angle: number) => readonly [upper: number, lower: number];
}

/** The point of the coil's upper edge at an angle, so many units inside the strap's outer face. */
export function coilPoint(coil: Coil, angle: number, inwards = 0): Point {
  const turn = (angle * Math.PI) / 180;
  const radius = coil.radius - (coil.pitch * (angle - coil.from)) / 360 - inwards;
  const wobble = 1 + 0.012 * Math.sin(turn * 0.83 + 1) + 0.008 * Math.sin(turn * 2.1);
  return [
    coil.centre[0] + Math.cos(turn) * radius * wobble,
    coil.centre[1] + Math.sin(turn) * radius * coil.tilt * wobble,
  ];
}

function arc(
  coil: Coil,
  from: number,
  to: number,
  inwards: number,
  at: (angle: number) => number,
): Point[] {
  const steps = Math.max(6, Math.ceil(Math.abs(to - from) / 4));
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const angle = from + ((to - from) * i) / steps;
    const [x, y] = coilPoint(coil, angle, inwards);
    return [x, y + at(angle)];
  });
}

function closed(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join(' L')} Z`;
}

/** One half of a turn: its face and, over it, the edge of the strap. */
function half(coil: Coil, from: number, to: number, base: number): Piece[] {
  const front = Math.sin((((from + to) / 2) * Math.PI) / 180) > 0;
  const inwards = front ? 0 : coil.thickness;
  const shape = coil.shape ?? (() => [0, 0] as const);
  const upper = (angle: number) => shape(angle)[0];
  // The foot of the far side is hidden by the near one: it may run on behind it.
  const behind = front ? 0 : 40;
  const lower = (angle: number) => coil.height + shape(angle)[1] + behind;
  const face = closed([
    ...arc(coil, from, to, inwards, upper),
    ...arc(coil, to, from, inwards, lower),
  ]);
  const rim = closed([
    ...arc(coil, from, to, 0, upper),
    ...arc(coil, to, from, coil.thickness, upper),
  ]);
  const middle = (from + to) / 2;
  const radius = coil.radius - (coil.pitch * (middle - coil.from)) / 360 - inwards;
  const [x, y] = coil.centre;
  const drum: Form = {
    outline: `M${x - radius - 4} ${y - 900} L${x + radius + 4} ${y - 900} L${x + radius + 4} ${y + 1100} L${x - radius - 4} ${y + 1100} Z`,
    depth: front ? 120 : -60,
    reach: 200,
    base,
    yields: 0,
    ...(front && coil.crumple && { crumple: coil.crumple }),
  };
  const edgeForm: Form = { ...drum, depth: 0, base: base + (front ? 60 : 4) };
  const at = coil.stitchAt ?? 9;
  const rows: Seam[] =
    coil.thread === undefined
      ? []
      : [
          arc(coil, from, to, inwards, (angle) => upper(angle) + at),
          arc(coil, from, to, inwards, (angle) => lower(angle) - at),
        ].map((along) => ({
          along,
          groove: [0.5, 3] as const,
          stitches: [{ colour: coil.thread ?? [0, 0, 0], length: 7, gap: 3, width: 2 }],
        }));
  return [
    {
      form: drum,
      outline: face,
      cloth: front ? coil.outside : coil.inside,
      edge: [2.5, 4],
      dim: front ? 1 : 0.72,
      seams: front ? rows : [],
    },
    { form: edgeForm, outline: rim, cloth: coil.edge, edge: [3, Math.min(8, coil.thickness / 2)] },
  ];
}

/** The pieces of a coil from back to front, `base` units in front of the back plane at the furthest. */
export function coiled(coil: Coil, base = 60): Piece[] {
  const backs: Piece[][] = [];
  const fronts: Piece[][] = [];
  let angle = coil.from;
  while (angle < coil.to) {
    const next = Math.min(coil.to, (Math.floor(angle / 180) + 1) * 180);
    const back = Math.floor(angle / 180) % 2 === 1;
    const turn = (angle - coil.from) / 360;
    if (back) backs.push(half(coil, angle, next, base + 14 * turn));
    else fronts.unshift(half(coil, angle, next, base + 60 - 14 * turn));
    angle = next;
  }
  return [...backs.flat(), ...fronts.flat()];
}
