import type { Field } from './field';
import { toLine, type Point } from './path';
import { traceLine } from './trace';

/** Distances to an edge counted in whole pixels make stairs: near it they are measured exactly. */
export function measureEdge(
  distance: Field,
  mask: Uint8Array,
  outline: readonly Point[],
  holes: readonly (readonly Point[])[] = [],
): void {
  const measured = new Set<number>();
  for (const edge of [outline, ...holes]) {
    const first = edge[0];
    if (!first) continue;
    traceLine(toLine([...edge, first]), 9, distance, (cell, offset) => {
      const away = Math.abs(offset);
      if (mask[cell] !== 1 || away >= 8) return;
      if (holes.length > 0) {
        if (measured.has(cell) && (distance.data[cell] ?? 0) <= away) return;
        measured.add(cell);
      }
      distance.data[cell] = away;
    });
  }
}
