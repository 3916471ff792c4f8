import { blousonBody, blousonSleeves } from './parts/blouson-block';
import { leather } from '../../materials/hard/leather';
import { metal } from '../../materials/hard/metal';
import { satin } from '../../materials/silks/satin';
import type { Cut, CutContext, Drawing } from '../../model/cut';
import { enlarge } from '../../model/transform-drawing';
import { foldAlong, type Fold } from '../../model/fold';
import { stud } from '../trims/hardware';
import { band, mirror, points, type Path, type Point } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import type { Seam } from '../../model/seam';
import { insideNeck, roll, supple } from './parts/tailoring';
import { zipper } from '../trims/zipper';
import { linear, mix, scaled, type LinearColour } from '../../model/linear-colour';

function nappa(colour: LinearColour) {
  return leather(colour, { grain: 1.6, height: 0.12, roughness: 0.46 });
}

const SIDES =
  'C252 540 262 600 266 650 L262 748 L260 860 L640 860 L638 748 L634 650 C638 600 648 540 658 470';
const UNDER_FRONT =
  'M378 156 C330 176 280 194 226 214 C244 264 258 330 252 444 L240 468 C252 540 262 600 266 650 L260 746 C320 758 380 762 440 762 L420 500 C410 420 400 320 394 236 Z';
const OVER_FRONT =
  'M522 156 C570 176 620 194 674 214 C656 264 642 330 648 444 L660 468 C648 540 638 600 634 650 L640 746 C560 760 470 764 408 762 C400 660 388 560 378 462 L378 452 C430 380 484 300 506 236 Z';
const LAPEL =
  'M506 234 L560 282 L640 322 C634 372 560 430 470 456 C434 466 404 466 384 458 L378 452 C436 390 484 320 506 234 Z';
const UNDER_LAPEL =
  'M394 234 L340 282 L262 330 C268 380 320 430 392 470 L416 470 C410 400 402 320 394 234 Z';
const BREAK: Path = points('508 236, 480 320, 436 392, 384 450');
const COLLAR =
  'M450 120 C416 120 394 126 380 138 C350 160 326 206 304 264 C322 282 340 288 352 286 L398 238 C394 206 396 182 408 164 C420 152 436 148 450 148 C464 148 480 152 492 164 C504 182 506 206 502 238 L548 286 C560 288 578 282 596 264 C574 206 550 160 520 138 C506 126 484 120 450 120 Z';
const FALL: readonly Point[] = points(
  '396 238, 394 186, 412 154, 450 140, 488 154, 506 186, 504 238',
);
const FRONT_EDGE: Path = points('384 470, 390 560, 400 660, 408 760');

/** Leather's elbow: few creases, broad, with a sharp crest. */
const ELBOW: readonly Fold[] = [
  foldAlong('150 590, 196 612, 240 602', 24, 8, 0.5, [0.05, 0.6], { crisp: 0.5 }),
  foldAlong('290 560, 250 600, 200 650', 26, 9, -0.4, [0.1, 0.6], { crisp: 0.45 }),
  foldAlong('150 660, 186 690, 236 694', 22, 7, 0.4, [0.05, 0.7], { crisp: 0.5 }),
];

function draw({ colour, cloth: clothOf, random }: CutContext): Drawing {
  const cloth = supple(clothOf(nappa));
  const lining = satin(mix(scaled(colour, 0.5), linear('#2c2621'), 0.4), 9);
  const teeth = metal(colour[0] > colour[2] * 2.5 ? 'gunmetal' : 'antique gold', 0.28);
  const tape = satin(linear('#141315'));
  const thread = scaled(colour, 1.25);
  const line = (along: Path): Seam => ({
    along,
    groove: [1, 2],
    pucker: 0.7,
    spread: 15,
    ripple: 16,
    stitches: [{ offset: 0, colour: thread, length: 4.4, gap: 1.8, width: 1.1 }],
  });
  const joint = (along: Path): Seam => ({
    along,
    groove: [1.6, 2.6],
    pucker: 1,
    spread: 20,
    ripple: 19,
  });
  const crumple = [
    { size: 120, depth: 8, crease: 0.25, tall: 1.3 },
    { size: 46, depth: 2.8, crease: 0.4, tall: 1.2 },
    { size: 17, depth: 0.4, crease: 0.4 },
  ];
  const body = blousonBody({
    cloth,
    random,
    sides: SIDES,
    crumple,
    folds: [
      foldAlong('300 470, 306 560, 350 640', 34, 9, 0.4, [0.2, 0.6], { crisp: 0.3 }),
      foldAlong('632 500, 592 570, 520 610', 32, 9, -0.4, [0.15, 0.6], { crisp: 0.35 }),
      foldAlong('624 600, 570 650, 500 664', 28, 7, -0.3, [0.15, 0.6], { crisp: 0.35 }),
      foldAlong('392 540, 430 590, 436 680', 28, 6, 0.4, [0.2, 0.6], { crisp: 0.3 }),
      foldAlong('292 680, 330 660, 384 690', 24, 6, -0.3, [0.35, 0.35], { crisp: 0.3 }),
    ],
  });
  const arms = blousonSleeves(
    body,
    cloth,
    random,
    [
      [14, 4],
      [22, -6],
    ],
    { crumple, strength: 1.3, crisp: 0.4, folds: ELBOW, depth: 50 },
  );
  const flip = (path: Path) => mirror(path);
  const same = (path: Path) => path;
  const side = (turn: (path: Path) => Path): Seam[] => [
    joint(turn(points('262 440, 286 560, 290 756'))),
  ];
  const shoulder = (turn: (path: Path) => Path): Piece => ({
    form: body,
    outline: turn('M236 212 L262 202 L352 186 L356 202 L272 224 L240 232 Z'),
    cloth,
    grain: 70,
    lift: 3,
    edge: [2.6, 3],
    seams: [line(turn('M246 226 L272 219 L350 198')), line(turn('M242 214 L264 207 L350 191'))],
  });
  const lapel = (outline: string, fold: Path, lift: number, hem: string): Piece => ({
    form: body,
    outline,
    cloth,
    lift,
    edge: [3.4, 5],
    grain: 20,
    folds: [roll(fold, 34, 7, 0.2)],
    seams: [line(hem)],
  });
  const pocketZip = (along: Path, lift: number) => [
    { form: body, outline: band(along, 26), cloth, lift: lift - 1, edge: [2.2, 3] as const },
    ...zipper({ form: body, along, lift: lift + 0.6, tape, metal: teeth, width: 6 }),
  ];

  return enlarge(
    {
      pieces: [
        ...insideNeck({ bottom: 470, half: 64, top: 128, stand: 40, lining, collar: cloth }),
        {
          form: body,
          outline: UNDER_FRONT,
          cloth,
          edge: [3, 4],
          seams: [...side(same), line('M262 724 C330 736 390 740 440 740')],
        },
        shoulder(same),
        ...pocketZip(points('352 590, 332 640, 308 690'), 2),
        lapel(UNDER_LAPEL, mirror(BREAK), 4, 'M344 290 L272 334 C280 376 326 420 392 458'),
        {
          form: body,
          outline: OVER_FRONT,
          cloth,
          lift: 4,
          edge: [3.2, 4.5],
          seams: [
            ...side(flip),
            line('M638 724 C570 738 490 742 424 741'),
            line(points('406 470, 412 560, 422 660, 430 758')),
          ],
        },
        shoulder(flip),
        ...pocketZip(points('612 446, 580 476, 544 504'), 6),
        ...pocketZip(points('566 590, 584 640, 606 690'), 6),
        ...zipper({ form: body, along: FRONT_EDGE, lift: 6, tape, metal: teeth, width: 8 }),
        lapel(
          LAPEL,
          BREAK,
          7,
          'M560 292 L630 328 C620 368 552 420 466 446 C434 455 410 456 394 452',
        ),
        {
          form: body,
          outline: COLLAR,
          cloth,
          grain: 90,
          lift: 9,
          edge: [3.6, 5],
          folds: [roll(FALL, 28, 11)],
          seams: [
            line('M312 266 C332 212 356 168 386 146'),
            line('M588 266 C568 212 544 168 514 146'),
          ],
        },
        ...stud([618, 330], 6.5, body, teeth),
        ...stud([284, 338], 6.5, body, teeth),
        ...stud([344, 194], 5.5, body, teeth),
        ...stud([556, 194], 5.5, body, teeth),
        ...arms.flatMap(({ form, piece, turn, turnSeam }) => [
          {
            ...piece,
            seams: [
              ...(piece.seams ?? []),
              turnSeam(joint(points('252 262, 216 330, 198 440, 202 600, 232 812'))),
              turnSeam(line('M162 790 C200 802 236 804 268 798')),
            ],
          },
          ...zipper({
            form,
            along: turn(points('250 690, 249 740, 246 812')),
            lift: 2,
            tape,
            metal: teeth,
            width: 5.5,
          }),
        ]),
      ],
    },
    1.22,
    [450, 112],
  );
}

export const bikerJacket: Cut = { detail: { x: 300, y: 250, width: 285, height: 380 }, draw };
