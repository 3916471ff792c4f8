import { leather } from '../../materials/hard/leather';
import type { Cloth } from '../../model/cloth';
import { stud, tube } from '../trims/hardware';
import { flatten, pointAt, toLine, type Point } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import { painted, ring, rounded, strap, turned } from '../trims/saddlery';
import { scaled, type LinearColour } from '../../model/linear-colour';

interface ShoulderStrap {
  /** Where its rings are on the bag. */
  left: Point;
  right: Point;
  colour: LinearColour;
  metal: Cloth;
  thread: LinearColour;
  width?: number;
  /** Whether it has a roller buckle to adjust it. Default true. */
  adjusts?: boolean;
}

/** A long strap that rises from the rings of a bag and meets itself above, as when it hangs from a shoulder. */
export function shoulderStrap(options: ShoulderStrap): Piece[] {
  const { left, right, colour, metal, thread, width = 19, adjusts = true } = options;
  const paint = scaled(colour, 0.32);
  const cloth = painted(leather(colour, { grain: 1.4, height: 0.1, roughness: 0.42 }), paint);
  const rise: readonly Point[] = [
    [left[0] + 2, left[1] - 26],
    [left[0] + 10, left[1] - 168],
    [left[0] + 64, 380],
    [350, 258],
    [408, 178],
    [446, 152],
  ];
  const fall: readonly Point[] = [
    [488, 176],
    [548, 254],
    [right[0] - 72, 386],
    [right[0] - 12, right[1] - 160],
    [right[0] - 2, right[1] - 26],
  ];
  const line = toLine(flatten(rise));
  const at = (share: number): Point => pointAt(line, share);
  const angle = (share: number) => {
    const [ax, ay] = at(share - 0.02);
    const [bx, by] = at(share + 0.02);
    return (Math.atan2(bx - ax, ay - by) * 180) / Math.PI;
  };
  const fitting = ([x, y]: Point): Piece[] => [
    ring([x, y - 2], 15, 5, 24, metal),
    tube(
      [
        [x - 9, y - 22],
        [x, y - 31],
        [x + 9, y - 22],
      ],
      6,
      32,
      metal,
    ),
  ];
  const [bx, by] = at(0.34);
  const turn = angle(0.34);
  const half = width / 2;
  const frame = turned(rounded(bx - half - 5, by - 13, bx + half + 5, by + 13, 7), turn, [bx, by]);
  const holes = [0.44, 0.48, 0.52, 0.56, 0.6].flatMap((share) => {
    const [x, y] = at(share);
    return stud([x, y], 2, 22, { ...cloth, finish: { ...cloth.finish, specular: 0.01 } }).map(
      (piece): Piece => ({ ...piece, dim: 0.15, edge: [-1, 1] }),
    );
  });
  const keeper = (share: number): Piece => {
    const [x, y] = at(share);
    const across = turned(
      [
        [x - half - 3, y],
        [x, y - 1],
        [x + half + 3, y],
      ],
      angle(share),
      [x, y],
    );
    return strap({ along: across, width: 10, base: 26, cloth, casts: false });
  };
  return [
    strap({ along: [...rise, ...fall], width, base: 20, cloth, thread, casts: false }),
    ...(adjusts ? [...holes, keeper(0.29), keeper(0.25), tube(frame, 4.6, 26, metal)] : []),
    ...fitting(left),
    ...fitting(right),
  ];
}
