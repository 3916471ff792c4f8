import type { Cloth } from '../../model/cloth';
import { clamp, smoothstep } from '../../geometry/noise';
import { linear, type LinearColour } from '../../model/linear-colour';
import { zari } from '../wovens/fine';
import { satin } from './satin';

const ZARI = linear('#c79a4a');

/** 1 inside a band of v, 0 outside. */
function band(v: number, from: number, to: number): number {
  return smoothstep(from - 0.5, from + 0.5, v) * smoothstep(to + 0.5, to - 0.5, v);
}

/** Lozenges in a row, each with a smaller one inside: x and y from the row's middle, in units. */
function lozenges(u: number, y: number, size: number): number {
  const x = Math.abs(u / size - Math.round(u / size)) * size;
  const r = (x + Math.abs(y) * 1.2) / (size / 2);
  return Math.max(smoothstep(0.06, 0, Math.abs(r - 0.8) - 0.06), smoothstep(0.34, 0.26, r));
}

/**
 * The border of a Kanchipuram length: temple spires, bars and lozenges in gold on the border's own silk.
 * v runs down from the spires' tips; u from the middle of the picture.
 */
export function korvai(ground: LinearColour, height: number): Cloth {
  return {
    ...zari(satin(ground), ZARI, (u, v) => {
      const spire = Math.abs(u / 22 - Math.round(u / 22)) * 22;
      const temple = v < 30 ? smoothstep(0.6, -0.6, spire - clamp((v * 10.4) / 30, 0, 11)) : 0;
      const bars = Math.max(band(v, 30, 34), band(v, 38, 40), band(v, height - 34, height - 31));
      const field = band(v, 44, height - 38) * lozenges(u, v - (44 + height - 38) / 2, 34);
      const foot = band(v, height - 27, height + 20) * 0.92;
      return Math.max(temple, bars, field, foot);
    }),
    thickness: 1.6,
  };
}

/** Whether metal thread is woven into a cloth. */
export function isZari(cloth: Cloth): boolean {
  const texel = { relief: 0, red: 0, green: 0, blue: 0, cover: 1, metal: 0 };
  const place = { ridge: 0, edge: 40, sharpness: 2 };
  for (let i = 0; i < 900 && texel.metal === 0; i += 1) {
    cloth.weave((i % 30) * 5, Math.floor(i / 30) * 5, place, texel);
  }
  return texel.metal > 0;
}
