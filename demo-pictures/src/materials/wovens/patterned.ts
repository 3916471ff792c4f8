import type { Cloth, Texel } from '../../model/cloth';
import { visible } from '../../model/cloth';
import { noise, smoothstep } from '../../geometry/noise';
import type { LinearColour } from '../../model/linear-colour';

function blend(texel: Texel, colour: LinearColour, share: number): void {
  texel.red += (colour[0] - texel.red) * share;
  texel.green += (colour[1] - texel.green) * share;
  texel.blue += (colour[2] - texel.blue) * share;
}

function triangle(x: number): number {
  return Math.abs((x - Math.floor(x)) * 2 - 1);
}

/** Stripes down the warp, `every` units apart and `width` wide, over any cloth. */
export function striped(ground: Cloth, stripe: LinearColour, every = 26, width = 1.4): Cloth {
  return {
    ...ground,
    weave(u, v, place, texel) {
      ground.weave(u, v, place, texel);
      const off = Math.abs(u - every * Math.round(u / every));
      const chalky = 0.75 + 0.25 * noise(u * 0.8, v * 0.8, 61);
      blend(texel, stripe, chalky * smoothstep(width, width * 0.35, off));
    },
  };
}

export interface CheckLine {
  colour: LinearColour;
  /** Where in the repeat it starts and how wide it is, in units. */
  at: number;
  width: number;
  /** How much it covers, 0 to 1. Default 0.5: where lines cross, they add up as woven checks do. */
  strength?: number;
}

/** A woven check: the same lines in warp and weft, `repeat` units apart. Windowpane, tartan, glen check. */
export function checked(ground: Cloth, repeat: number, lines: readonly CheckLine[]): Cloth {
  const cover = (x: number, line: CheckLine) => {
    const at = x - repeat * Math.floor(x / repeat) - line.at;
    return smoothstep(-0.4, 0.4, at) * smoothstep(line.width + 0.4, line.width - 0.4, at);
  };
  return {
    ...ground,
    weave(u, v, place, texel) {
      ground.weave(u, v, place, texel);
      // Warp and weft change places along the twill, seen when close enough.
      const shown = visible(2.4, place.sharpness);
      const twill = 0.5 + 0.5 * shown * Math.sin(((u + v) * 2 * Math.PI) / 2.4);
      for (const line of lines) {
        const strength = line.strength ?? 0.5;
        blend(texel, line.colour, Math.min(1, strength * 2 * twill) * cover(u, line));
        blend(texel, line.colour, Math.min(1, strength * 2 * (1 - twill)) * cover(v, line));
      }
    },
  };
}

/** Herringbone: slanting ribs that change sides every `width` units; `second` is the other yarn. */
export function herringbone(ground: Cloth, second: LinearColour, width = 13, rib = 3.4): Cloth {
  return {
    ...ground,
    weave(u, v, place, texel) {
      ground.weave(u, v, place, texel);
      const slant = width * triangle(u / (2 * width));
      const wave = Math.sin(((v + slant * 1.3) * 2 * Math.PI) / rib);
      const shown = visible(rib, place.sharpness);
      const share = 0.42 + 0.42 * shown * wave + 0.1 * noise(u * 0.9, v * 0.9, 71);
      blend(texel, second, Math.max(0, share));
      texel.relief += 0.2 * shown * wave;
    },
  };
}

/** Tweed: a flecked basket of yarns; each fleck takes one of the colours given. */
export function tweed(ground: Cloth, flecks: readonly LinearColour[], pitch = 2.2): Cloth {
  return {
    ...ground,
    weave(u, v, place, texel) {
      ground.weave(u, v, place, texel);
      const shown = visible(pitch * 1.6, place.sharpness);
      const knot = noise(u / pitch, v / pitch, 81);
      flecks.forEach((fleck, i) => {
        const n = noise((u / pitch) * 0.62, (v / pitch) * 0.8, 90 + i * 7);
        blend(texel, fleck, 0.75 * smoothstep(0.22, 0.5, n));
      });
      const basket = Math.sin((u * Math.PI) / pitch) * Math.sin((v * Math.PI) / pitch);
      texel.relief += 0.3 * knot + 0.25 * shown * basket;
    },
  };
}

/** A printed pattern: `at` says how much of `ink` lies at u, v (0 to 1). */
export function printed(
  ground: Cloth,
  ink: LinearColour,
  at: (u: number, v: number) => number,
): Cloth {
  return {
    ...ground,
    weave(u, v, place, texel) {
      ground.weave(u, v, place, texel);
      blend(texel, ink, at(u, v));
    },
  };
}
