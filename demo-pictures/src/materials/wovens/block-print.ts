import type { Cloth } from '../../model/cloth';
import { cellNoise, noise, smoothstep } from '../../geometry/noise';
import { linear, type LinearColour } from '../../model/linear-colour';
import { printed } from './patterned';
import { plain } from './plain';

const CALICO = linear('#e6dcc6');

/** A flower on a stem with two leaves, 1 where the block prints; x and y from its middle, in shares of the repeat. */
function sprig(x: number, y: number): number {
  const r = Math.hypot(x, y + 0.1);
  const angle = Math.atan2(y + 0.1, x);
  const petals = 0.15 + 0.045 * Math.cos(5 * angle - Math.PI / 2);
  const flower = smoothstep(petals + 0.015, petals - 0.015, r) * smoothstep(0.04, 0.06, r);
  const stem =
    smoothstep(0.02, 0.01, Math.abs(x - 0.05 * Math.sin(y * 9))) *
    smoothstep(0.04, 0.06, y) *
    smoothstep(0.4, 0.38, y);
  const leaf = (side: number, at: number) => {
    const along = (x * side) / 0.16;
    const off = Math.abs(y - at + 0.08 * along) / 0.045;
    return along > 0 && along < 1 ? smoothstep(1.05, 0.95, off / Math.sin(Math.PI * along)) : 0;
  };
  return Math.max(flower, stem, leaf(1, 0.2), leaf(-1, 0.3));
}

/** Cotton printed by hand from a carved block: calico sprigs on the dyed ground, each set down a little off its place. */
export function blockPrint(colour: LinearColour, repeat = 36): Cloth {
  return printed(plain(colour), CALICO, (u, v) => {
    const row = Math.floor(v / repeat);
    const shifted = u / repeat + (row % 2 === 0 ? 0 : 0.5);
    const column = Math.floor(shifted);
    const x = shifted - column - 0.5 + 0.05 * (cellNoise(column, row, 31) - 0.5);
    const y = v / repeat - row - 0.5 + 0.05 * (cellNoise(column, row, 32) - 0.5);
    const dot = smoothstep(0.05, 0.03, Math.hypot(Math.abs(x) - 0.5, y));
    const worn = 0.82 + 0.14 * noise(u * 0.5, v * 0.5, 33);
    return Math.max(sprig(x, y), dot) * worn;
  });
}
