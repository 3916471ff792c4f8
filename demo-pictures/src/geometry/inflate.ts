import { blur, shrink } from './blur';
import { createField, type Field } from './field';

/** Up to this reach a form is a plate or a tube with a rounded rim, worked out exactly; beyond it is inflated. */
const PLATE = 26;

export interface Swell {
  /** Set for a plate: the width of its rounded rim, in units. */
  readonly rim: number | undefined;
  /** The swelling p: 0 on the rim, 1 at most. */
  readonly inner: Field;
  /** p over the distance to the rim, for close to the rim: times an exact distance it gives a clean edge. */
  readonly ratio: Field;
}

/** The share of a form's height at a spot, from its swelling and the exact distance to the rim. */
export function swellAt(swell: Swell, inner: number, ratio: number, distance: number): number {
  if (swell.rim !== undefined) {
    const into = Math.max(0, 1 - distance / swell.rim);
    return Math.sqrt(1 - into * into);
  }
  const t = (distance - 5) / 9;
  const share = t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t);
  const rim = ratio * distance;
  const p = Math.max(0, rim + (inner - rim) * share);
  return Math.sqrt(p) * (0.42 + 0.58 * p);
}

/** Blows a flat shape up like a cushion: solves (laplace - 1/reach²) p = -1 with p = 0 on the rim. */
export function inflate(mask: Uint8Array, distance: Field, reach: number): Swell {
  if (reach <= PLATE) {
    const none = createField({ ...distance, width: 1, height: 1 });
    return { rim: reach, inner: none, ratio: none };
  }
  const fine = createField(distance);
  for (let i = 0; i < fine.data.length; i += 1) fine.data[i] = mask[i] ?? 0;
  const coarse = shrink(fine, 2);
  const { width, height, scale, data } = coarse;
  const p = new Float32Array(data.length);
  const step = 1 / (scale * scale);
  const weight = 1 / (4 + step / (reach * reach));
  // Over-relaxed, odd and even cells in turn; enough rounds for a shape of this size. The last ones
  // aren't, or a chequerboard of the two would stay and show on satin.
  const rounds = Math.min(220, Math.round(40 + Math.min(reach, 300) * scale * 1.4));
  for (let round = 0; round < rounds; round += 1) {
    const relaxation = round < rounds - 10 ? 1.88 : 1;
    for (let parity = 0; parity < 2; parity += 1) {
      for (let y = 1; y < height - 1; y += 1) {
        for (let x = 1 + ((y + parity) & 1); x < width - 1; x += 2) {
          const i = y * width + x;
          if ((data[i] ?? 0) < 0.5) continue;
          const sum = (p[i - 1] ?? 0) + (p[i + 1] ?? 0) + (p[i - width] ?? 0) + (p[i + width] ?? 0);
          const now = p[i] ?? 0;
          p[i] = now + relaxation * ((sum + step) * weight - now);
        }
      }
    }
  }
  let most = 1e-6;
  for (const value of p) most = Math.max(most, value);
  const near = shrink(distance, 2);
  const ratio = createField(coarse);
  for (let i = 0; i < p.length; i += 1) {
    const d = near.data[i] ?? 0;
    p[i] = (p[i] ?? 0) / most;
    ratio.data[i] = d > 5 && d < 14 ? (p[i] ?? 0) / d : 0;
  }
  spread(ratio);
  return { rim: undefined, inner: { ...coarse, data: p }, ratio: blur(ratio, 1.8) };
}

/** Carries values outwards into cells that have none, a few cells far. */
function spread(field: Field): void {
  const { width, height, data } = field;
  for (let round = 0; round < 6; round += 1) {
    const before = Float32Array.from(data);
    for (let y = 1; y < height - 1; y += 1) {
      for (let x = 1; x < width - 1; x += 1) {
        const i = y * width + x;
        if ((before[i] ?? 0) > 0) continue;
        let sum = 0;
        let count = 0;
        for (let dy = -1; dy <= 1; dy += 1) {
          for (let dx = -1; dx <= 1; dx += 1) {
            const value = before[i + dy * width + dx] ?? 0;
            if (value > 0) {
              sum += value;
              count += 1;
            }
          }
        }
        if (count > 0) data[i] = sum / count;
      }
    }
  }
}
