import type { Cloth } from '../../model/cloth';
import type { Form } from '../../model/form';
import { smoothstep } from '../../geometry/noise';
import type { Path } from '../../geometry/path';
import type { Piece } from '../../model/piece';

/**
 * The shadow under something whose foot is round: the studio's own shadow lies along one level line.
 * It is darkest where it is further than `soft` units from its edge.
 */
export function floorShadow(outline: Path, soft: number, strength = 0.9): Piece {
  const dark: Cloth = {
    finish: { roughness: 1, specular: 0, wrap: 0 },
    thickness: 0,
    weave(_u, _v, place, texel) {
      texel.red = 0;
      texel.green = 0;
      texel.blue = 0;
      texel.cover = strength * smoothstep(0, soft, place.edge);
    },
  };
  const form: Form = { outline, depth: 0, reach: 10, base: 0, yields: 0 };
  return { form, outline, cloth: dark, edge: [0, 1], casts: false, yields: false };
}
