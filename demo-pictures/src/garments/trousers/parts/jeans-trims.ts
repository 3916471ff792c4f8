/** What jeans are sewn with: their denim, thread, buttons and loops. */
import type { Cloth } from '../../../model/cloth';
import { denim } from '../../../materials/wovens/denim';
import { leather } from '../../../materials/hard/leather';
import { metal } from '../../../materials/hard/metal';
import type { Form } from '../../../model/form';
import type { Point } from '../../../geometry/path';
import type { Piece } from '../../../model/piece';
import type { Seam, Stitch } from '../../../model/seam';
import { linear, mix, scaled, type LinearColour } from '../../../model/linear-colour';
import { waistHeight, type Block } from './trouser-block';

/** A row of topstitching. */
export function topstitch(thread: LinearColour): (offset: number) => Stitch {
  return (offset) => ({ offset, colour: thread, length: 3.4, gap: 1.1, width: 1.25 });
}

function luminance([red, green, blue]: LinearColour): number {
  return 0.21 * red + 0.72 * green + 0.07 * blue;
}

/** The thread in the cloth's own colour: a shade lighter on dark, a shade deeper on pale. */
export function tonalThread(colour: LinearColour): LinearColour {
  const dark = luminance(colour) < 0.25;
  return dark ? mix(scaled(colour, 1.5), linear('#8d857a'), 0.16) : scaled(colour, 0.74);
}

/** Tobacco on blue denim, tonal on all other. */
export function denimThread(colour: LinearColour): LinearColour {
  return colour[2] > colour[0] * 1.7 ? linear('#a8743a') : tonalThread(colour);
}

/** Raw denim as jeans are cut from: indigo, black, undyed, or brown. */
export function jeansDenim(colour: LinearColour): Cloth {
  return denim(colour, { warm: colour[0] > colour[2] * 1.6 });
}

/** Copper on blue, horn on undyed cloth, blackened on black and brown. */
export function buttonCloth(colour: LinearColour): Cloth {
  if (luminance(colour) > 0.4) {
    return leather(linear('#5b4230'), { grain: 3, height: 0.04, roughness: 0.3 });
  }
  return metal(colour[2] > colour[0] * 1.25 ? 'copper' : 'gunmetal', 0.34);
}

export function beltLoop(
  block: Block,
  x: number,
  tilt: number,
  form: Form,
  cloth: Cloth,
  row?: (offset: number) => Stitch,
): Piece {
  const y = waistHeight(block, x, -3);
  const long = block.waist.height + 13;
  const rows = row
    ? [-3.4, 3.4].map((off): Seam => {
        const along: Point[] = [
          [x + off, y],
          [x + off + tilt, y + long],
        ];
        return { along, stitches: [row(0)] };
      })
    : [];
  return {
    form,
    outline: `M${x - 7} ${y} L${x + 7} ${y + 0.6} L${x + 7 + tilt} ${y + long} L${x - 7 + tilt} ${y + long - 0.6} Z`,
    cloth,
    lift: 5,
    edge: [3, 3],
    seams: rows,
  };
}
