import type { Cloth } from '../../model/cloth';
import { cellNoise, smoothstep } from '../../geometry/noise';
import { linear, mix, scaled, type LinearColour } from '../../model/linear-colour';
import { zari } from '../wovens/fine';
import { satin } from './satin';

const ZARI = linear('#e0b45e');

/** How far a spot is outside a mango's outline (negative inside), in shares of its repeat; the tip bends right. */
function mango(x: number, y: number): number {
  let nearest = 9;
  for (let t = 0; t <= 1; t += 0.1) {
    const cx = 0.02 - 0.1 * t + 0.24 * t * t * t;
    const cy = 0.13 - 0.46 * t;
    nearest = Math.min(
      nearest,
      Math.hypot(x - cx, y - cy) - Math.max(0.016, 0.2 * (1 - t) ** 0.75),
    );
  }
  return nearest;
}

/** One mango of the Banaras loom: a double outline with beads around and a flower within. */
function buta(x: number, y: number): number {
  const away = mango(x, y);
  if (away > 0.09) return 0;
  const outer = smoothstep(0.024, 0.012, Math.abs(away));
  const inner = smoothstep(0.014, 0.006, Math.abs(away + 0.052));
  const angle = Math.atan2(y - 0.12, x - 0.01);
  const beads =
    smoothstep(0.5, 0.85, Math.cos(angle * 22)) *
    smoothstep(0.02, 0.01, Math.abs(away - 0.056)) *
    smoothstep(-0.2, -0.16, y);
  const r = Math.hypot(x - 0.01, y - 0.12);
  const petals = 0.082 + 0.032 * Math.cos(6 * angle);
  const flower = smoothstep(petals + 0.012, petals - 0.012, r) * smoothstep(0.02, 0.034, r);
  return Math.max(outer, inner * 0.9, beads, flower);
}

/** Banaras brocade: zari mangoes in a half-drop repeat on a silk ground, facing left and right in turn. */
export function brocade(colour: LinearColour, repeat = 82): Cloth {
  // In its own gold the flower would be lost: there the silk behind it is deeper.
  const apart =
    Math.abs(colour[0] - ZARI[0]) + Math.abs(colour[1] - ZARI[1]) + Math.abs(colour[2] - ZARI[2]);
  const ground = satin(scaled(colour, 0.92 - 0.8 * Math.max(0, 1 - apart / 0.8)));
  const metal = mix(ZARI, colour, 0.06);
  const woven = zari(ground, metal, (u, v) => {
    const column = Math.floor(u / repeat);
    const drop = column % 2 === 0 ? 0 : 0.5;
    const row = Math.floor(v / (repeat * 1.12) + drop);
    const x = u / repeat - column - 0.5;
    const y = v / (repeat * 1.12) + drop - row - 0.5;
    const dot = smoothstep(0.05, 0.035, Math.hypot(x, Math.abs(y) - 0.5));
    const cut = 0.94 + 0.06 * cellNoise(u * 1.2, v * 1.2, 5);
    return Math.min(1, Math.max(buta(column % 2 === 0 ? x : -x, y), dot * 0.9)) * cut;
  });
  return {
    ...woven,
    kind: 'brocade',
    thickness: 1.8,
    weave(u, v, place, texel) {
      woven.weave(u, v, place, texel);
      // Silk runs through the zari: it never mirrors the dark of the room as bare metal does.
      texel.metal *= 0.45;
    },
  };
}
