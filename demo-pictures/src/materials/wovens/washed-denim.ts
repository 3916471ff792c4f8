import type { Cloth } from '../../model/cloth';
import { noise, smoothstep } from '../../geometry/noise';
import type { LinearColour } from '../../model/linear-colour';
import { denim } from './denim';

/** Washed denim: faded on every ridge and edge, and paler still where it is `faded`, at thighs and knees. */
export function washedDenim(colour: LinearColour, seed = 3): Cloth {
  const pale = denim(colour, { wash: 0.5, wear: 0.7, seed });
  return {
    ...denim(colour, { wash: 0.1, wear: 0.95, seed }),
    faded: {
      ...pale,
      thickness: 0,
      weave(u, v, place, texel) {
        pale.weave(u, v, place, texel);
        const patchy =
          1 + 0.3 * noise(u / 24, v / 40, seed + 20) + 0.2 * noise(u * 0.7, v * 0.05, seed);
        texel.cover = Math.min(0.85, 0.7 * smoothstep(0, 52, place.edge) * patchy);
      },
    },
  };
}
