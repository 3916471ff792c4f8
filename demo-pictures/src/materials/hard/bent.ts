import type { Cloth } from '../../model/cloth';

/** The barrel that something stiff is bent round, as a watch strap or a cuff is. */
export interface Barrel {
  /** Half its width (axis upright) or its height (axis level), in units. */
  half: number;
  /** How far its middle stands in front of its sides, in units; negative for its inside. */
  depth: number;
  /** Whether its axis is level, as of a strap that runs over the top, or upright. */
  axis: 'level' | 'upright';
}

/** A cloth bent round a barrel, for a piece whose `origin` is on the axis: patterns get narrower towards its sides. */
export function bent(cloth: Cloth, { half, depth, axis }: Barrel): Cloth {
  const level = axis === 'level';
  return {
    ...cloth,
    weave(u, v, place, texel) {
      const share = Math.max(-0.998, Math.min(0.998, (level ? v : u) / half));
      const arc = half * Math.asin(share);
      cloth.weave(level ? u : arc, level ? arc : v, place, texel);
      texel.relief += depth * Math.sqrt(1 - share * share);
    },
  };
}
