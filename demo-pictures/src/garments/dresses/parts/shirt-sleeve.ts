import type { Cloth } from '../../../model/cloth';
import type { Form } from '../../../model/form';
import type { Path } from '../../../geometry/path';
import type { Piece } from '../../../model/piece';
import type { Stitch } from '../../../model/seam';

const ARMHOLE: Path = 'M316 174 C332 226 338 300 322 372';

interface ShirtSleeve {
  body: Form;
  cloth: Cloth;
  /** A row of stitches that far from the seam. */
  row: (offset: number) => Stitch;
  /** Mirrors a path for the other arm. */
  turn: (path: Path) => Path;
  side: -1 | 1;
}

/** A sleeve that lies on the dress, and its cuff. */
export function shirtSleeve({ body, cloth, row, turn, side }: ShirtSleeve): Piece[] {
  return [
    {
      form: body,
      outline: turn(
        'M316 100 L316 174 C332 226 338 300 323 376 L336 440 L276 664 C250 670 224 668 190 658 L110 500 L180 200 Z',
      ),
      cloth,
      within: true,
      grain: 8 * side,
      seams: [
        {
          along: turn(ARMHOLE),
          groove: [0.8, 2],
          pucker: 1,
          spread: 14,
          stitches: [row(5 * side)],
        },
      ],
    },
    {
      form: body,
      outline: turn('M176 654 C222 664 254 666 286 660 L278 712 C248 718 220 716 176 706 Z'),
      cloth,
      within: true,
      lift: 2.5,
      edge: [3, 3.5],
      grain: 98 * side,
      seams: [
        {
          along: turn('M186 659 C222 668 254 670 282 665'),
          groove: [0.6, 1.4],
          pucker: 0.8,
          stitches: [row(0)],
        },
        { along: turn('M186 703 C222 711 250 713 278 707'), pucker: 0.5, stitches: [row(0)] },
      ],
    },
  ];
}
