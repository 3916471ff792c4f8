import type { Cloth } from '../../model/cloth';
import { visible } from '../../model/cloth';
import type { Form } from '../../model/form';
import { tube } from './hardware';
import { noise } from '../../geometry/noise';
import { band, circle, flatten, type Path, type Point } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import type { Seam } from '../../model/seam';
import { mix, scaled, type LinearColour } from '../../model/linear-colour';

/** What a saddler adds to a bag or a belt: thread, painted edges, straps, patches, buckles, zips. */

/** A closed rectangle with round corners, as path data; it starts in the middle of the left side. */
export function rounded(
  left: number,
  top: number,
  right: number,
  bottom: number,
  radius: number,
): string {
  const r = radius;
  const k = radius * 0.45;
  return (
    `M${left} ${(top + bottom) / 2} L${left} ${top + r} C${left} ${top + k} ${left + k} ${top} ${left + r} ${top} ` +
    `L${right - r} ${top} C${right - k} ${top} ${right} ${top + k} ${right} ${top + r} ` +
    `L${right} ${bottom - r} C${right} ${bottom - k} ${right - k} ${bottom} ${right - r} ${bottom} ` +
    `L${left + r} ${bottom} C${left + k} ${bottom} ${left} ${bottom - k} ${left} ${bottom - r} Z`
  );
}

/** The closed outline moved inwards by so many units: where its stitching runs. */
export function inset(outline: Path, by: number): Point[] {
  const points = flatten(outline);
  const count = points.length;
  const at = (i: number): Point => points[(i + count) % count] ?? [0, 0];
  let area = 0;
  for (let i = 0; i < count; i += 1) {
    area += at(i)[0] * at(i + 1)[1] - at(i + 1)[0] * at(i)[1];
  }
  const side = area > 0 ? 1 : -1;
  const moved = points.map((point, i): Point => {
    const [ax, ay] = at(i - 2);
    const [bx, by2] = at(i + 2);
    const size = Math.hypot(bx - ax, by2 - ay) || 1;
    return [point[0] - (side * by * (by2 - ay)) / size, point[1] + (side * by * (bx - ax)) / size];
  });
  // In a corner the moved points cross each other; those that come too near the outline are left out.
  const kept = moved.filter(([x, y]) =>
    points.every(([px, py]) => Math.hypot(px - x, py - y) > by * 0.96),
  );
  const first = kept[0];
  return first ? [...kept, first] : kept;
}

/** A path turned about a point, degrees clockwise. */
export function turned(path: Path, degrees: number, about: Point): Point[] {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return flatten(path).map(([x, y]): Point => {
    const dx = x - about[0];
    const dy = y - about[1];
    return [about[0] + dx * cos - dy * sin, about[1] + dx * sin + dy * cos];
  });
}

/** Waxed linen thread for a hide of this colour: a little lighter, never white. */
export function waxedThread(hide: LinearColour): LinearColour {
  return mix(scaled(hide, 2.1), [0.3, 0.25, 0.2], 0.22);
}

/** A row of saddle stitching that sinks into the leather. */
export function sewn(along: Path, thread: LinearColour, size = 1): Seam {
  return {
    along,
    groove: [0.5 * size, 3.2 * size],
    pucker: 0.35,
    spread: 9,
    ripple: 9,
    stitches: [{ colour: thread, length: 6.2 * size, gap: 2.6 * size, width: 1.9 * size }],
  };
}

/** The cloth with its cut edge painted. */
export function painted(cloth: Cloth, paint: LinearColour, width = 1.8): Cloth {
  return {
    ...cloth,
    weave(u, v, place, texel) {
      cloth.weave(u, v, place, texel);
      const share = Math.min(1, Math.max(0, (width + 0.5 - place.edge) / 0.8));
      if (share === 0) return;
      texel.red += (paint[0] - texel.red) * share;
      texel.green += (paint[1] - texel.green) * share;
      texel.blue += (paint[2] - texel.blue) * share;
      texel.relief *= 1 - share;
    },
  };
}

/** A ring of round wire; it is joined at its foot, where leather hides the joint. */
export function ring(
  [x, y]: Point,
  radius: number,
  wire: number,
  base: number,
  metal: Cloth,
): Piece {
  return tube(turned(circle(x, y, radius * 1.1, radius), 90, [x, y]), wire, base, metal);
}

interface Patch {
  form: Form;
  outline: Path;
  cloth: Cloth;
  thread?: LinearColour;
  /** How far in from the edge the stitching runs, in units. Default 7. */
  stitchAt?: number;
  lift?: number;
  thick?: number;
}

/** A piece of leather sewn onto a form all round its edge: a corner, a chape, the end of a handle. */
export function patch({ form, outline, cloth, thread, stitchAt, lift, thick = 3 }: Patch): Piece {
  return {
    form,
    outline,
    cloth,
    lift: lift ?? 0.4,
    edge: [thick, thick],
    ...(thread && { seams: [sewn(inset(outline, stitchAt ?? 7), thread)] }),
  };
}

interface Strap {
  along: Path;
  width: number;
  /** How far in front of the back plane it runs, in units. */
  base: number;
  cloth: Cloth;
  thread?: LinearColour;
  casts?: boolean;
}

/** A flat strap in the air, stitched along both edges. */
export function strap({ along, width, base, cloth, thread, casts = true }: Strap): Piece {
  const outline = band(along, width);
  const form: Form = { outline, depth: 2.6, reach: Math.min(9, width / 2), base, yields: 0 };
  const row = { length: 6.2, gap: 2.6, width: 1.8 };
  const offset = width / 2 - 5.5;
  return {
    form,
    outline,
    cloth,
    edge: [2, 2],
    casts,
    yields: false,
    ...(thread && {
      seams: [
        {
          along,
          stitches: [
            { ...row, offset, colour: thread },
            { ...row, offset: -offset, colour: thread },
          ],
        },
      ],
    }),
  };
}

/** A frame of round wire with a tongue across it, from the left side to past the right one. */
export function buckle(
  [left, top, right, bottom]: readonly [number, number, number, number],
  wire: number,
  base: number,
  metal: Cloth,
): Piece[] {
  const middle = (top + bottom) / 2;
  return [
    tube(rounded(left, top, right, bottom, wire * 1.9), wire, base, metal),
    tube(
      [
        [left - wire * 0.2, middle],
        [left + (right - left) * 0.4, middle - 1],
        [right + wire * 0.55, middle + 0.6],
      ],
      wire * 0.72,
      base + wire * 0.5,
      metal,
      wire * 0.56,
    ),
  ];
}

/** Metal cut into teeth along the weft, `pitch` units apart: for one side of a zip. */
function toothed(metal: Cloth, pitch: number): Cloth {
  return {
    ...metal,
    weave(u, v, place, texel) {
      metal.weave(u, v, place, texel);
      const wave = Math.sin((u * 2 * Math.PI) / pitch);
      const tooth = Math.min(1, Math.max(0, 0.55 + wave * 1.4));
      const shown = visible(pitch, place.sharpness);
      const tone = 1 - 0.75 * (shown * (1 - tooth) + (1 - shown) * 0.45);
      texel.red *= tone;
      texel.green *= tone;
      texel.blue *= tone;
      texel.relief += shown * 0.9 * tooth + 0.04 * noise(u, v, 3);
    },
  };
}

/** A closed zip on a form, along a path that runs more or less level: tape and two rows of teeth. */
export function zip(form: Form, along: Path, lift: number, tape: Cloth, metal: Cloth): Piece[] {
  const points = flatten(along);
  const row = (dy: number, seedless: number): Piece => ({
    form,
    outline: band(
      points.map(([x, y]): Point => [x + seedless, y + dy]),
      3.6,
    ),
    cloth: toothed(metal, 5),
    lift: lift + 0.4,
    edge: [1.4, 1.4],
    casts: false,
  });
  return [
    { form, outline: band(points, 22), cloth: tape, lift, edge: [0.8, 1], dim: 0.85 },
    row(-1.8, 0),
    row(1.8, 2.5),
  ];
}
