import { foldAlong } from '../../../model/fold';
/** A pair of jeans folded to a packet, seen from the front and above: the seat on top, a cuff below. */
import { leather } from '../../../materials/hard/leather';
import { plain } from '../../../materials/wovens/plain';
import type { CutContext, Drawing } from '../../../model/cut';
import type { Form } from '../../../model/form';
import { buttonCloth, jeansDenim, topstitch } from './jeans-trims';
import { stud } from '../../trims/hardware';
import type { Path } from '../../../geometry/path';
import type { Piece } from '../../../model/piece';
import { linear, mix, scaled, type LinearColour } from '../../../model/linear-colour';

const PACKET: Form = {
  outline:
    'M214 498 C320 490 560 486 688 494 C702 560 718 720 728 838 C730 866 716 874 690 876 C560 884 340 888 206 882 C182 880 172 870 174 846 C182 720 196 590 214 498 Z',
  depth: 30,
  reach: 64,
  base: 78,
  folds: [
    foldAlong('236 640, 330 700, 420 712', 40, 4, 0.4, [0.4, 0.5]),
    foldAlong('690 560, 628 640, 560 668', 36, 4.4, -0.3, [0.3, 0.6]),
    foldAlong('224 812, 330 838, 452 834', 30, 3.6, 0.3, [0.3, 0.6]),
    foldAlong('706 786, 610 836, 520 846', 28, 3.4, -0.3, [0.2, 0.6]),
  ],
  crumple: [
    { size: 70, depth: 2, crease: 0.35, tall: 0.8 },
    { size: 21, depth: 0.5, crease: 0.3 },
  ],
  yields: 0.5,
};

/** A folded layer of leg under the packet: its front edge is a soft roll. */
function layer(outline: Path, base: number): Form {
  return {
    outline,
    depth: 25,
    reach: 26,
    base,
    crumple: [
      { size: 90, depth: 3, crease: 0.2, tall: 0.4 },
      { size: 24, depth: 0.7, crease: 0.3 },
    ],
    yields: 0.6,
  };
}

const UPPER =
  'M190 700 L726 690 C738 780 744 850 742 886 C740 918 728 926 700 928 C560 936 330 940 196 932 C168 930 158 918 160 890 C164 830 176 760 190 700 Z';
const LOWER =
  'M184 760 L730 750 C744 830 752 900 750 934 C748 966 736 976 706 978 C560 986 320 988 186 982 C160 980 148 968 150 940 C154 880 168 820 184 760 Z';

/** Of jeans with this thread and, where the cloth is raw, a selvedge that shows at the cuff. */
export function foldedJeans(thread: LinearColour, { colour, cloth: clothOf }: CutContext): Drawing {
  const cloth = clothOf(jeansDenim);
  const inside = clothOf(jeansDenim, mix(scaled(colour, 1.7), linear('#b9b6ae'), 0.3));
  const row = topstitch(thread);
  const upper = layer(UPPER, 40);
  const lower = layer(LOWER, 6);
  const hide = leather(linear('#5f3d24'), { grain: 0.9, height: 0.05 });
  const copper = buttonCloth(colour);

  const edgeOf = (form: Form, path: Path): Piece => ({
    form,
    outline: form.outline,
    cloth,
    seams: [{ along: path, groove: [0.8, 2.4], pucker: 1, spread: 18 }],
  });
  const pocket =
    'M352 640 L560 634 C566 700 570 742 573 782 L466 828 L346 792 C347 744 349 690 352 640 Z';
  const loop = (x: number, tilt: number): Piece => ({
    form: PACKET,
    outline: `M${x - 7} 492 L${x + 8} 492 L${x + 8 + tilt} 548 L${x - 8 + tilt} 548 Z`,
    cloth,
    lift: 6,
    edge: [3, 3],
    seams: [-3.6, 3.6].map((off) => ({
      along: `M${x + off} 493 L${x + off + tilt} 547`,
      stitches: [row(0)],
    })),
  });
  // The hem, turned up: the inside of the cloth, and the selvedge where the side seam is pressed open.
  const cuff: Piece[] = [
    {
      form: lower,
      outline: 'M468 948 L770 932 L770 1000 L474 1000 C470 984 467 966 468 948 Z',
      cloth: inside,
      lift: 3.4,
      edge: [4, 5],
      within: true,
      seams: [
        {
          along: 'M469 958 L752 942',
          stitches: [row(0)],
          pucker: 1.4,
          spread: 14,
          groove: [0.5, 1.6],
        },
        {
          along: 'M560 940 L564 992',
          groove: [0.9, 2],
          pucker: 0.8,
          spread: 14,
          stitches: [row(-3)],
        },
      ],
    },
    {
      form: lower,
      outline: 'M634 941 L657 940 L660 996 L638 996 Z',
      cloth: plain(linear('#b9b3a4'), 1.6),
      lift: 4,
      edge: [0.8, 1.4],
      within: true,
      seams: [{ along: 'M646 938 L649 990', groove: [1.2, 1.6] }],
    },
    ...[640.5, 650].map((x): Piece => ({
      form: lower,
      outline: `M${x - 1} 941 L${x + 1} 941 L${x + 4.4} 996 L${x + 2.4} 996 Z`,
      cloth: plain(linear('#7c2224'), 1.6),
      lift: 4.4,
      edge: [0.3, 0.6],
      within: true,
    })),
  ];
  return {
    stance: 'stands',
    floor: 984,
    pieces: [
      edgeOf(lower, 'M160 952 C330 966 560 964 746 946'),
      ...cuff,
      edgeOf(upper, 'M168 904 C330 916 560 912 738 896'),
      {
        form: PACKET,
        outline: PACKET.outline,
        cloth,
        seams: [
          // The yoke, and the seat seam along the fold.
          {
            along: 'M190 596 C340 618 560 604 712 566',
            groove: [1, 2.2],
            pucker: 1.2,
            spread: 18,
            stitches: [row(3), row(8)],
          },
          {
            along: 'M224 596 C212 690 204 780 200 872',
            groove: [1, 2.2],
            pucker: 1.2,
            spread: 18,
            stitches: [row(3), row(8)],
          },
        ],
      },
      {
        form: PACKET,
        outline: pocket,
        cloth,
        lift: 3,
        edge: [4, 5],
        folds: [foldAlong('380 690, 450 720, 530 700', 34, 3, 0.4)],
        seams: [
          {
            along: 'M357 646 C354 690 352 744 351 789 L466 822 L568 779 C565 742 561 700 555 640',
            stitches: [row(0), row(-5)],
            pucker: 1.1,
            spread: 14,
          },
          {
            along: 'M350 655 L562 649',
            stitches: [row(0), row(6)],
            groove: [0.7, 2],
            pucker: 1.1,
            spread: 12,
          },
        ],
      },
      {
        form: PACKET,
        outline: 'M208 500 C320 490 560 486 692 494 L699 542 C560 536 330 542 203 550 Z',
        cloth,
        grain: 90,
        lift: 2.4,
        edge: [3.4, 4],
        within: true,
        seams: [
          {
            along: 'M208 506 C320 497 560 492 694 500',
            stitches: [row(0)],
            pucker: 0.9,
            spread: 11,
          },
          {
            along: 'M204 543 C330 535 560 529 699 535',
            stitches: [row(0)],
            pucker: 1,
            spread: 12,
            groove: [0.4, 2],
          },
        ],
      },
      loop(262, -3),
      loop(470, 0),
      {
        form: PACKET,
        outline: 'M546 496 L644 495 L648 563 L549 565 Z',
        cloth: hide,
        lift: 5,
        edge: [2, 2.4],
        seams: [
          {
            along: 'M550 500 L640 499 L644 559 L553 561 Z',
            stitches: [row(0)],
            pucker: 0.5,
            spread: 8,
          },
        ],
      },
      loop(674, 2),
      ...stud([357, 651], 2.8, PACKET, copper),
      ...stud([553, 645], 2.8, PACKET, copper),
    ],
  };
}
