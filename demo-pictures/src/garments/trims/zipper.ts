import { visible, type Cloth } from '../../model/cloth';
import type { Form } from '../../model/form';
import { clamp } from '../../geometry/noise';
import { band, flatten, type Path } from '../../geometry/path';
import type { Piece } from '../../model/piece';

/** A zip's closed teeth, taken in turn from left and right. For a piece that follows the zip. */
function teeth(metal: Cloth): Cloth {
  const pitch = 4.4;
  return {
    ...metal,
    weave(u, v, place, texel) {
      metal.weave(u, v, place, texel);
      const turn = Math.sin((v / pitch) * 2 * Math.PI + (u > 0 ? Math.PI : 0));
      const shown = visible(pitch, place.sharpness);
      const tooth = clamp(0.55 + 1.5 * turn, 0, 1);
      const tone = 1 - 0.7 * (shown * (1 - tooth) + (1 - shown) * 0.4);
      texel.red *= tone;
      texel.green *= tone;
      texel.blue *= tone;
      texel.relief += shown * 0.8 * tooth;
    },
  };
}

/** A closed zip along a path on a form, its slider at the start, with a puller that hangs. */
export function zipper(options: {
  form: Form;
  along: Path;
  lift: number;
  tape: Cloth;
  metal: Cloth;
  /** Width of the teeth, in units. Default 7. */
  width?: number;
  /** Whether the slider is shown. Default true. */
  slider?: boolean;
}): Piece[] {
  const { form, along, lift, tape, metal, width = 7, slider = true } = options;
  const [x, y] = flatten(along)[0] ?? [0, 0];
  const chain: Piece[] = [
    { form, outline: band(along, width * 2.4), cloth: tape, lift, edge: [0.8, 1], dim: 0.8 },
    {
      form,
      outline: band(along, width),
      cloth: teeth(metal),
      flow: { along, reach: width * 2 },
      lift: lift + 0.6,
      edge: [1.6, 2],
    },
  ];
  if (!slider) return chain;
  const plate = `M${x - 4.5} ${y - 3} L${x + 4.5} ${y - 3} L${x + 3.4} ${y + 9} L${x - 3.4} ${y + 9} Z`;
  const puller = `M${x - 2} ${y + 7} L${x + 2} ${y + 7} L${x + 3} ${y + 26} Q${x} ${y + 30} ${x - 3} ${y + 26} Z`;
  const seat = { on: form, yields: 0 };
  const plateForm: Form = { outline: plate, depth: 2.4, reach: 4, base: lift + 2, ...seat };
  const pullerForm: Form = { outline: puller, depth: 1.6, reach: 2.4, base: lift + 3.4, ...seat };
  return [
    ...chain,
    { form: plateForm, outline: plate, cloth: metal, edge: [1, 1.6], yields: false },
    { form: pullerForm, outline: puller, cloth: metal, edge: [1, 1.6], yields: false },
  ];
}
