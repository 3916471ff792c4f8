import { foldAlong } from '../../model/fold';
import { blousonBody, blousonSleeves } from './parts/blouson-block';
import { denim } from '../../materials/wovens/denim';
import { metal } from '../../materials/hard/metal';
import { satin } from '../../materials/silks/satin';
import type { Cut, CutContext, Drawing } from '../../model/cut';
import { enlarge } from '../../model/transform-drawing';
import { gathers } from '../../model/fold-families';
import type { Form } from '../../model/form';
import { stud } from '../trims/hardware';
import { mirror, points, type Path, type Point } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import type { Seam, Stitch } from '../../model/seam';
import { horn, insideNeck, roll, sewnButton, hung } from './parts/tailoring';
import { linear, mix, scaled } from '../../model/linear-colour';

const SIDES = 'C250 540 256 630 260 720 L258 860 L642 860 L640 720 C644 630 650 540 658 470';
const UNDER_FRONT =
  'M378 156 C330 176 280 194 226 214 C244 264 258 330 252 444 L240 468 C250 540 256 630 260 724 L468 734 L468 210 C430 206 398 186 378 156 Z';
const OVER_FRONT =
  'M522 156 C570 176 620 194 674 214 C656 264 642 330 648 444 L660 468 C650 540 644 630 640 724 L424 734 C422 560 423 380 426 232 C436 220 444 212 452 208 C484 204 506 184 522 156 Z';
const COLLAR =
  'M450 120 C414 120 394 126 380 138 C352 160 332 202 316 268 C356 258 398 244 434 228 C408 212 396 190 400 166 C414 152 432 147 450 147 C468 147 486 152 500 166 C504 190 494 210 470 224 C506 246 546 262 585 270 C568 204 548 160 520 138 C506 126 486 120 450 120 Z';
const FALL: readonly Point[] = points(
  '428 222, 400 194, 402 166, 420 150, 450 142, 480 150, 498 166, 500 194, 474 220',
);
const BAND =
  'M256 716 C320 726 400 731 450 731 C510 731 580 726 644 716 L643 758 C580 768 510 773 450 773 C400 773 320 768 258 758 Z';
const FLAP = 'M292 330 C330 336 366 339 402 340 L402 374 L349 396 L293 364 Z';
const BUTTONS = [262, 346, 430, 514, 598, 682];

const HANGS = [
  [2, 0],
  [14, -10],
] as const;
const HANGS_ON_HANGER = [
  [16, -6],
  [-4, 4],
] as const;

function draw(
  { colour, cloth: clothOf, random }: CutContext,
  swayed: readonly [Point, Point],
): Drawing {
  const cloth = clothOf(denim);
  const isDenim = cloth.kind === 'denim';
  const inside = isDenim
    ? denim(mix(scaled(colour, 2), linear('#b9b6ae'), 0.3), { wash: 0.3, wear: 0.1 })
    : satin(mix(scaled(colour, 0.5), linear('#3a332c'), 0.3), 9);
  const thread = isDenim ? linear('#b27a3c') : mix(scaled(colour, 1.35), linear('#8a7a66'), 0.2);
  const copper = metal('copper', 0.34);
  const ground = horn(colour);
  const row = (offset: number): Stitch => ({
    offset,
    colour: thread,
    length: 3.4,
    gap: 1.2,
    width: 1.2,
  });
  const single = (along: Path, offset = 0): Seam => ({
    along,
    groove: [0.8, 2.2],
    pucker: 1.1,
    spread: 16,
    ripple: 13,
    stitches: [row(offset)],
  });
  const double = (along: Path, offset: number): Seam => ({
    along,
    groove: [1, 2.4],
    pucker: 1.2,
    spread: 18,
    ripple: 14,
    stitches: [row(offset), row(offset + (offset > 0 ? 5 : -5))],
  });
  const fasten = (at: Point, radius: number, seat: Form): Piece[] =>
    isDenim ? stud(at, radius, seat, copper) : sewnButton(at, radius * 1.15, seat, ground);

  const crumple = [
    { size: 70, depth: 2.6, crease: 0.35, tall: 1.4 },
    { size: 22, depth: 0.6, crease: 0.3 },
  ];
  const hem: Path = points('270 716, 450 730, 630 716');
  const body = blousonBody({
    cloth,
    random,
    sides: SIDES,
    crumple,
    folds: [
      ...gathers({
        along: hem,
        toward: [0, -150],
        fan: -20,
        count: 8,
        width: 18,
        depth: 5.5,
        crisp: 0.25,
        random,
      }),
      foldAlong('300 410, 288 520, 300 620', 34, 6, -0.3, [0.35, 0.35], { crisp: 0.1 }),
      foldAlong('606 410, 618 530, 602 640', 34, 7, 0.3, [0.35, 0.35], { crisp: 0.1 }),
    ],
  });
  const arms = blousonSleeves(body, cloth, random, swayed, {
    crumple,
    strength: 1.1,
    crisp: 0.3,
    seams: [],
  });
  const flip = (path: Path) => mirror(path);
  const same = (path: Path) => path;
  const front = (turn: (path: Path) => Path, side: number): Seam[] => [
    double(turn(points('424 340, 350 337, 262 324')), -3 * side),
    double(turn('M304 372 L352 740'), 3 * side),
    double(turn('M396 378 L380 740'), 3 * side),
    double(turn('M268 452 C276 388 270 320 256 262 L234 206'), 1 * side),
    single(turn('M410 342 L409 740')),
    single(turn('M416 342 L415 740')),
    { along: turn(points('256 470, 268 600, 270 720')), groove: [1, 2.6], pucker: 0.8, spread: 18 },
  ];
  const pocket = (turn: (path: Path) => Path, lift: number): Piece => ({
    form: body,
    outline: turn(FLAP),
    cloth,
    lift,
    edge: [2.6, 3],
    seams: [single(turn('M297 362 L349 390 L398 371')), single(turn('M303 361 L349 384 L393 368'))],
  });
  const flat: Form = { ...body, folds: [], crumple: [{ size: 40, depth: 1, crease: 0.2 }] };

  return enlarge(
    {
      pieces: [
        ...insideNeck({
          bottom: 300,
          half: 64,
          top: 128,
          stand: 34,
          lining: inside,
          collar: cloth,
        }),
        { form: body, outline: UNDER_FRONT, cloth, edge: [2.4, 3], seams: front(same, 1) },
        {
          form: body,
          outline: OVER_FRONT,
          cloth,
          lift: 2,
          edge: [2.8, 3],
          seams: [
            ...front(flip, -1),
            single('M429 236 C427 400 427 560 429 730'),
            single('M472 226 C474 400 474 560 472 730'),
          ],
        },
        pocket(same, 2.2),
        pocket(flip, 4),
        {
          form: flat,
          outline: BAND,
          cloth,
          grain: 90,
          lift: 4,
          edge: [3, 3.4],
          seams: [
            single('M256 722 C320 732 400 737 450 737 C510 737 580 732 644 722'),
            single('M258 752 C320 762 400 767 450 767 C510 767 580 762 643 752'),
          ],
        },
        {
          form: flat,
          outline: 'M424 729 L480 730 L480 771 L425 772 Z',
          cloth,
          grain: 90,
          lift: 5.5,
          edge: [2.6, 3],
          seams: [single('M430 735 L474 736 L474 766 L430 767')],
        },
        {
          form: body,
          outline: COLLAR,
          cloth,
          grain: 90,
          lift: 5,
          edge: [3.4, 4],
          folds: [roll(FALL, 24, 9)],
          seams: [
            single('M426 226 C394 240 356 254 325 261 C342 206 358 168 386 146'),
            single('M480 222 C510 240 546 256 576 263 C560 206 544 168 514 146'),
          ],
        },
        ...arms.flatMap(({ form, piece, turn, at, turnSeam }) => [
          {
            ...piece,
            seams: [
              ...(piece.seams ?? []),
              turnSeam(double(points('258 448, 268 600, 256 800'), 3)),
            ],
          },
          {
            form,
            outline: turn('M153 762 C190 774 236 776 276 770 L272 822 C236 828 196 826 160 816 Z'),
            cloth,
            grain: 90,
            lift: 3,
            edge: [2.8, 3] as const,
            within: true,
            seams: [
              single(turn('M153 768 C190 780 236 782 276 776')),
              single(turn('M158 810 C196 820 236 822 272 816')),
            ],
          },
          ...fasten(at([256, 797]), 7, form),
        ]),
        ...BUTTONS.flatMap((y) => fasten([450, y], 7.6, body)),
        ...fasten([452, 750], 7.6, flat),
        ...fasten([350, 378], 6.8, body),
        ...fasten([551, 378], 6.8, body),
      ],
    },
    1.22,
    [450, 112],
  );
}

export const truckerJacket: Cut = {
  detail: { x: 262, y: 280, width: 270, height: 360 },
  draw: (context) => draw(context, HANGS),
  hanger: (context) => hung(draw(context, HANGS_ON_HANGER), [450, 186], 3),
};
