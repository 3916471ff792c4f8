import type { Path } from '../../../geometry/path';
import type { LinearColour } from '../../../model/linear-colour';
import type { Seam, Stitch } from '../../../model/seam';

/** The fine topstitching of shirts, in one thread. */
export interface ShirtStitching {
  row: (offset: number) => Stitch;
  /** A topstitched seam: the row's offset, and the height of the ripples that it draws up. */
  sewn: (along: Path, offset: number, pucker?: number) => Seam;
  /** A buttonhole along a short line, edged on both sides. */
  buttonhole: (along: Path) => Seam;
}

export function shirtStitching(thread: LinearColour): ShirtStitching {
  const row = (offset: number): Stitch => ({
    offset,
    colour: thread,
    length: 2.3,
    gap: 0.9,
    width: 0.8,
  });
  return {
    row,
    sewn: (along, offset, pucker = 0.7) => ({
      along,
      stitches: [row(offset)],
      pucker,
      ripple: 10,
      spread: 11,
    }),
    buttonhole: (along) => ({
      along,
      groove: [0.5, 0.8],
      stitches: [-1.1, 1.1].map((offset) => ({
        offset,
        colour: thread,
        length: 0.7,
        gap: 0.25,
        width: 1.5,
      })),
    }),
  };
}

/** The seam that sets a sleeve into the armhole. */
export function armholeSeam(along: Path, stitch: Stitch): Seam {
  return { along, groove: [1.1, 2.4], pucker: 0.9, ripple: 11, spread: 13, stitches: [stitch] };
}
