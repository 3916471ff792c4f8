import type { Cloth } from '../../model/cloth';
import { clamp, noise, smoothstep } from '../../geometry/noise';
import type { LinearColour } from '../../model/linear-colour';
import { brushed } from './jewellery';

/** A dial that shines like the rays of the sun, with a track of minutes printed on it. */
export function dial(colour: LinearColour, ink: LinearColour): Cloth {
  return {
    finish: { roughness: 0.5, specular: 0.06, wrap: 0.2 },
    thickness: 0,
    weave(u, v, _place, texel) {
      const angle = Math.atan2(v, u);
      const r = Math.hypot(u, v);
      const rays = 0.5 + 0.5 * Math.cos(2 * (angle + 0.62));
      const tone = 0.62 + 0.5 * rays * rays + 0.05 * noise(angle * 70, r / 90, 3);
      const minute = (angle / (2 * Math.PI)) * 60;
      const off = Math.abs(minute - Math.round(minute)) * ((2 * Math.PI) / 60) * r;
      const tick = smoothstep(1.3, 0.6, off) * smoothstep(144, 145, r) * smoothstep(153, 152, r);
      texel.red = colour[0] * tone + (ink[0] - colour[0] * tone) * tick;
      texel.green = colour[1] * tone + (ink[1] - colour[1] * tone) * tick;
      texel.blue = colour[2] * tone + (ink[2] - colour[2] * tone) * tick;
      texel.relief = 0;
    },
  };
}

/** Rows of links across a bracelet; `middle` is the share of its width that the polished middle links take. */
export function links(metal: Cloth, row: number, middle: number): Cloth {
  const satin = brushed(metal, 0.7);
  return {
    ...metal,
    weave(u, v, place, texel) {
      const centre = Math.abs(u) < 100 * middle;
      const at = v / row + (centre ? 0.5 : 0);
      const across = Math.abs(Math.abs(u) - 100 * middle);
      const along = Math.abs(at - Math.floor(at) - 0.5) * 2 * (row / 2);
      const gap = Math.min(across, row / 2 - along);
      (centre ? metal : satin).weave(u, v, place, texel);
      const round = clamp(1 - along / (row / 2), 0, 1);
      const shut = smoothstep(0.2, 2.4, gap);
      texel.red *= 0.12 + 0.88 * shut;
      texel.green *= 0.12 + 0.88 * shut;
      texel.blue *= 0.12 + 0.88 * shut;
      texel.relief +=
        Math.min(row * 0.12, 3.4) * Math.sqrt(round) + (centre ? 1 : 0) - 2 * (1 - shut);
    },
  };
}

/** Notched all round, for fingers to grip. */
export function knurled(metal: Cloth): Cloth {
  return {
    ...metal,
    weave(u, v, place, texel) {
      metal.weave(u, v, place, texel);
      const notch = Math.abs(Math.sin((v * Math.PI) / 4.6));
      texel.relief += 1.4 * notch;
      texel.red *= 0.45 + 0.55 * notch;
      texel.green *= 0.45 + 0.55 * notch;
      texel.blue *= 0.45 + 0.55 * notch;
    },
  };
}
