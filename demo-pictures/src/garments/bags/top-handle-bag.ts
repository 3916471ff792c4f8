import { leather } from '../../materials/hard/leather';
import { metal } from '../../materials/hard/metal';
import type { ClothMaker, Cut } from '../../model/cut';
import type { Form } from '../../model/form';
import { stud, tube } from '../trims/hardware';
import { mirror, points, type Path } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import { painted, ring } from '../trims/saddlery';
import type { Seam, Stitch } from '../../model/seam';
import { mix, scaled } from '../../model/linear-colour';

const FRONT =
  'M206 470 C203 600 190 780 180 936 C179 966 190 980 220 982 C330 988 570 988 680 982 C710 980 721 966 720 936 C710 780 697 600 694 470 Z';
const FLAP =
  'M196 462 C198 448 212 440 236 440 C340 436 560 436 664 440 C688 440 702 448 704 462 C708 540 712 610 714 676 C714 692 706 700 690 702 C560 716 340 716 210 702 C194 700 186 692 186 676 C188 610 192 540 196 462 Z';
const TAB = 'M420 596 L480 596 L480 742 C480 764 468 776 450 776 C432 776 420 764 420 742 Z';

export const topHandleBag: Cut = {
  detail: { x: 360, y: 560, width: 225, height: 300 },
  draw({ colour, cloth: clothOf }) {
    const paint = scaled(colour, 0.35);
    const boxCalf: ClothMaker = (dye) =>
      leather(dye, { grain: 1.2, height: 0.08, roughness: 0.36 });
    const hide = painted(clothOf(boxCalf), paint);
    const smooth = leather(colour, { grain: 1.4, height: 0.1, roughness: 0.36, paint });
    const shadowed = painted(clothOf(boxCalf, scaled(colour, 0.7)), paint);
    const gold = metal('gold', 0.24);
    const thread = mix(scaled(colour, 2.2), [0.3, 0.25, 0.2], 0.25);
    const row = (offset = 0): Stitch => ({
      offset,
      colour: thread,
      length: 6.2,
      gap: 2.6,
      width: 1.9,
    });
    const sewn = (along: Path, offset = 0): Seam => ({
      along,
      groove: [0.5, 3.2],
      pucker: 0.35,
      spread: 9,
      ripple: 9,
      stitches: [row(offset)],
    });

    const body: Form = {
      outline: FRONT,
      depth: 46,
      reach: 46,
      base: 30,
      yields: 0,
      crumple: [
        { size: 260, depth: 5, crease: 0 },
        { size: 70, depth: 0.8, crease: 0 },
      ],
    };
    const sides: Form = {
      outline: 'M160 470 L740 470 L752 986 L148 986 Z',
      depth: 16,
      reach: 22,
      yields: 0,
    };
    const flap: Form = {
      outline: FLAP,
      depth: 44,
      reach: 40,
      base: 52,
      yields: 0,
      crumple: [
        { size: 240, depth: 5, crease: 0 },
        { size: 60, depth: 0.7, crease: 0 },
      ],
    };
    const tab: Form = { outline: TAB, depth: 7, reach: 14, base: 99, yields: 0 };
    const plate: Path =
      'M430 690 C430 684 434 680 440 680 L460 680 C466 680 470 684 470 690 L470 738 C470 744 466 748 460 748 L440 748 C434 748 430 744 430 738 Z';
    const plateForm: Form = { outline: plate, depth: 5, reach: 7, base: 107, yields: 0 };
    const turn: Path = 'M444 696 C444 690 456 690 456 696 L456 732 C456 738 444 738 444 732 Z';

    const chape = (flip: boolean): Piece[] => {
      const way = (path: Path) => (flip ? mirror(path) : path);
      const outline = way(
        'M298 452 C298 440 306 436 314 436 L346 436 C354 436 362 440 362 452 L358 520 C356 540 346 552 330 552 C314 552 304 540 302 520 Z',
      );
      const form: Form = { outline, depth: 8, reach: 14, base: 94, yields: 0 };
      return [
        {
          form,
          outline,
          cloth: smooth,
          edge: [3, 3],
          seams: [
            sewn(
              way('M306 450 L309 520 C312 536 320 544 330 544 C340 544 348 536 351 520 L354 450'),
            ),
          ],
        },
        ...stud(flip ? [570, 522] : [330, 522], 8, 104, gold),
      ];
    };
    const joint = (x: number): Piece[] => [ring([x, 424], 25, 7, 92, gold)];
    const grip: Path = points(
      '330 420, 326 372, 340 306, 384 258, 450 244, 516 258, 560 306, 574 372, 570 420',
    );

    return {
      stance: 'stands',
      floor: 984,
      pieces: [
        {
          form: sides,
          outline:
            'M196 470 L704 470 C712 600 728 780 742 940 C744 968 736 980 712 982 L188 982 C164 980 156 968 158 940 C172 780 188 600 196 470 Z',
          cloth: shadowed,
          dim: 0.8,
        },
        ...stud([236, 984], 10, 30, gold),
        ...stud([664, 984], 10, 30, gold),
        {
          form: body,
          outline: FRONT,
          cloth: hide,
          edge: [3, 4],
          seams: [
            sewn(
              'M218 480 C215 600 202 780 192 930 C191 956 200 968 222 970 C330 976 570 976 678 970 C700 968 709 956 708 930 C698 780 685 600 682 480',
            ),
          ],
        },
        {
          form: flap,
          outline: FLAP,
          cloth: hide,
          edge: [4, 4],
          seams: [
            sewn(
              'M207 470 C203 540 199 610 197 672 C197 684 202 690 212 691 C340 705 560 705 688 691 C698 690 703 684 703 672 C701 610 697 540 693 470',
            ),
          ],
        },
        ...joint(330),
        ...joint(570),
        ...chape(false),
        ...chape(true),
        tube(grip, 25, 92, smooth),
        {
          form: tab,
          outline: TAB,
          cloth: smooth,
          edge: [3.4, 3.4],
          seams: [
            sewn('M428 604 L428 742 C428 758 436 768 450 768 C464 768 472 758 472 742 L472 604'),
          ],
        },
        { form: plateForm, outline: plate, cloth: gold, edge: [3, 2.4] },
        {
          form: { outline: turn, depth: 8, reach: 6, base: 114, yields: 0 },
          outline: turn,
          cloth: gold,
        },
      ],
    };
  },
};
