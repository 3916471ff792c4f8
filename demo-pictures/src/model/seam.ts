import type { Frame } from '../geometry/field';
import { noise } from '../geometry/noise';
import { toLine, type Path, type Point } from '../geometry/path';
import { traceLine } from '../geometry/trace';

export interface Stitch {
  /** Distance from the seam's line, in units; positive on the right of its direction. Default 0. */
  offset?: number;
  /** Thread colour: linear light. */
  colour: readonly [number, number, number];
  /** Length of a stitch and of the gap after it, in units. Default 5 and 2. */
  length?: number;
  gap?: number;
  /** Thickness of the thread, in units. Default 1.5. */
  width?: number;
}

/** A line where cloth is joined, folded back or sewn down. */
export interface Seam {
  along: Path;
  /** Depth and half-width of the valley, in units. */
  groove?: readonly [depth: number, width: number];
  /** Height of the ripples that sewing draws into the cloth, in units. */
  pucker?: number;
  /** Distance from ripple to ripple, in units. Default 13. */
  ripple?: number;
  /** How far from the line the ripples reach, in units. Default 15. */
  spread?: number;
  /** How much higher the cloth right of the line is than left of it, over `spread`, in units. */
  step?: number;
  stitches?: readonly Stitch[];
}

/** What seams do to a piece, for each of its pixels. */
export interface Sewing {
  height: Float32Array;
  ridge: Float32Array;
  /** 0 for none, else 1 + the index of the thread's colour. */
  thread: Uint8Array;
  colours: (readonly [number, number, number])[];
}

export function sew(
  seams: readonly Seam[],
  frame: Frame,
  seed: number,
  place: (path: Path) => Point[],
): Sewing {
  const cells = frame.width * frame.height;
  const sewing: Sewing = {
    height: new Float32Array(cells),
    ridge: new Float32Array(cells),
    thread: new Uint8Array(cells),
    colours: [],
  };
  const { height, ridge, thread } = sewing;
  seams.forEach((seam, index) => {
    const line = toLine(place(seam.along));
    const [grooveDepth, grooveWidth] = seam.groove ?? [0, 1];
    const { pucker = 0, spread = 15, step = 0, ripple = 13 } = seam;
    const stitches = seam.stitches ?? [];
    const first = sewing.colours.length + 1;
    for (const { colour } of stitches) sewing.colours.push(colour);
    const furthest = stitches.map((s) => Math.abs(s.offset ?? 0) + (s.width ?? 1.5) + 2);
    const reach = Math.max(
      grooveDepth ? grooveWidth * 2 : 0,
      pucker || step ? spread : 0,
      ...furthest,
    );
    const key = seed + index * 57;
    traceLine(line, reach, frame, (cell, offset, arc) => {
      let rise = 0;
      if (grooveDepth) {
        const x = offset / grooveWidth;
        rise -= grooveDepth * Math.exp(-x * x);
      }
      if (pucker) {
        const away = Math.abs(offset) / spread;
        if (away < 1) {
          const wave =
            noise(arc / ripple, offset / (ripple * 2.2), key) +
            0.5 * noise(arc / (ripple * 0.45), offset / ripple, key + 3);
          const soft = (1 - away) * (1 - away) * (1 - away);
          rise += pucker * wave * soft;
          ridge[cell] = (ridge[cell] ?? 0) + 0.5 * Math.min(1.6, pucker) * wave * soft;
        }
      }
      if (step && offset > -1 && offset < spread) {
        rise += step * Math.min(1, (offset + 1) / 2) * (1 - Math.max(0, offset) / spread);
      }
      stitches.forEach((stitch, i) => {
        const { offset: at = 0, length = 5, gap = 2, width = 1.5 } = stitch;
        const lane = offset - at - 0.25 * noise(arc / 20, i, key + 9);
        if (Math.abs(lane) > width * 1.7) return;
        const pitch = length + gap;
        const along = (arc % pitch) - length / 2;
        const u = lane / (width / 2);
        const v = along / (length / 2);
        const inside = 1 - u * u - Math.pow(Math.abs(v), 3.5);
        if (inside > 0) {
          const twist = 0.16 * Math.sin((along + lane * 1.4) * 3.6);
          rise += width * 0.5 * (Math.sqrt(inside) + twist);
          thread[cell] = first + i;
        } else {
          // The thread draws the cloth in, most where it dives under.
          const dive = Math.max(0, 1 - Math.abs(Math.abs(along) - length / 2 - gap / 2) / gap);
          rise -= width * (0.14 + 0.3 * dive) * Math.exp(-u * u * 0.35);
        }
      });
      height[cell] = (height[cell] ?? 0) + rise;
    });
  });
  return sewing;
}
