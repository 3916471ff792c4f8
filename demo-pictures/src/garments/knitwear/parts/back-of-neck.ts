import type { Cloth } from '../../../model/cloth';
import type { Form } from '../../../model/form';
import { points } from '../../../geometry/path';
import type { Piece } from '../../../model/piece';

/** The back of the neck as one sees it from the front: the inside of the back, and of its band. */
export function backOfNeck(inside: Cloth, band: Cloth, height = 30, to = 290): Piece[] {
  const hollow: Form = {
    outline: 'M360 60 L540 60 L590 560 L310 560 Z',
    depth: -24,
    base: 78,
    reach: 110,
    yields: 0,
  };
  return [
    {
      form: hollow,
      outline: `M376 146 C420 156 480 156 524 146 L540 240 L500 ${to} L400 ${to} L360 240 Z`,
      cloth: inside,
      dim: 0.66,
    },
    {
      form: hollow,
      outline: `M374 146 C396 126 504 126 526 146 L523 ${136 + height} C490 ${142 + height} 410 ${142 + height} 377 ${136 + height} Z`,
      cloth: band,
      dim: 0.85,
      lift: 3,
      edge: [4, 5],
      flow: { along: points('300 150, 372 142, 450 134, 528 142, 600 150'), across: true },
    },
  ];
}
