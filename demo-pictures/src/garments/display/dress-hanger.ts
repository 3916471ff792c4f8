import { leather } from '../../materials/hard/leather';
import { metal } from '../../materials/hard/metal';
import type { Form } from '../../model/form';
import { stud, tube } from '../trims/hardware';
import type { Path, Point } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import { linear } from '../../model/linear-colour';

/**
 * A dark wooden hanger with a brass hook on a peg in the wall. `neck` is where the hook enters the wood;
 * `left` and `right` are the arms' ends.
 */
export function dressHanger(neck: Point, left: Point, right: Point, z = 58): Piece[] {
  const [x, y] = neck;
  const wood = leather(linear('#2b1d15'), { grain: 9, height: 0.05, roughness: 0.34 });
  const brass = metal('antique gold', 0.3);
  const arms: Path = `M${left[0]} ${left[1]} C${left[0] + 26} ${left[1] - 20} ${x - 44} ${y + 6} ${x} ${y} C${x + 44} ${y + 6} ${right[0] - 26} ${right[1] - 20} ${right[0]} ${right[1]} C${right[0] - 4} ${right[1] + 12} ${right[0] - 16} ${right[1] + 10} ${right[0] - 22} ${right[1] + 4} C${x + 50} ${y + 24} ${x + 30} ${y + 18} ${x} ${y + 18} C${x - 30} ${y + 18} ${x - 50} ${y + 24} ${left[0] + 22} ${left[1] + 4} C${left[0] + 16} ${left[1] + 10} ${left[0] + 4} ${left[1] + 12} ${left[0]} ${left[1]} Z`;
  const form: Form = { outline: arms, depth: 10, reach: 9, base: z, yields: 0 };
  return [
    ...stud([x + 1, 47], 10, 20, metal('antique gold', 0.36)),
    {
      ...tube(
        `M${x} ${y + 4} L${x} ${y - 14} C${x} ${y - 22} ${x + 15} ${y - 24} ${x + 15} 52 C${x + 15} 38 ${x - 13} 36 ${x - 13} 53`,
        4.6,
        z,
        brass,
      ),
      casts: false,
    },
    { form, outline: arms, cloth: wood, edge: [2, 3], yields: false, casts: false },
    ...stud([x, y + 2], 5, z + 4, brass),
  ];
}
