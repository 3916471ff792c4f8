import { shirtStitching } from './parts/stitching';
import { foldAlong } from '../../model/fold';
import { leather } from '../../materials/hard/leather';
import { plain } from '../../materials/wovens/plain';
import { oxford } from '../../materials/wovens/shirting';
import { metal } from '../../materials/hard/metal';
import type { Cut, CutContext, Drawing } from '../../model/cut';
import type { Form } from '../../model/form';
import { button, tube } from '../trims/hardware';
import { points, type Path } from '../../geometry/path';
import { lowered } from '../../model/transform-drawing';
import type { Piece } from '../../model/piece';
import { exposed, shirtBody } from './parts/shirt-body';
import { longSleeves } from './parts/long-sleeves';
import { linear, mix, scaled } from '../../model/linear-colour';

// Both fronts up to the throat, where the top button is open.
const LEFT_FRONT =
  'M384 152 C346 180 292 206 236 221 C246 292 258 370 272 424 C276 520 280 640 276 760 C274 812 270 838 266 858 C290 906 350 942 462 950 L466 290 L446 262 C424 232 398 200 384 152 Z';

const RIGHT_FRONT =
  'M516 152 C554 180 608 206 664 221 C654 292 642 370 628 424 C624 520 620 640 626 760 C628 812 631 838 635 856 C606 912 548 944 434 952 L434 282 C436 270 442 262 452 254 C478 230 502 200 516 152 Z';

const PLACKET = 'M434 282 C436 270 442 262 452 254 L467 262 L467.5 949 L434 952 Z';

const COLLAR =
  'M450 120 C418 120 388 131 371 152 C354 174 346 198 342 222 C354 250 371 276 393 300 C410 288 423 275 434 260 C414 234 398 204 391 166 C398 147 424 139 450 139 C476 139 502 147 509 166 C502 204 486 234 466 262 C478 277 492 288 509 298 C530 275 547 249 558 221 C554 198 546 174 529 152 C512 131 482 120 450 120 Z';

const FOLD: Path = points(
  '432 290, 420 240, 392 190, 390 152, 418 132, 450 128, 482 132, 510 152, 508 190, 480 240, 468 290',
);

const STAND_LEFT =
  'M388 156 C392 198 412 232 432 258 C438 264 446 262 449 254 C428 232 408 200 402 160 Z';
const STAND_RIGHT =
  'M512 156 C508 198 488 230 468 256 C461 266 451 266 447 256 C470 232 492 200 498 160 Z';

/** A wooden hanger inside the neck, its hook above. */
function hanger(): Piece[] {
  const wood = leather(linear('#5d4330'), { grain: 18, height: 0.03, roughness: 0.4 });
  const bar =
    'M330 214 C370 190 412 170 438 166 C446 164 454 164 462 166 C488 170 530 190 570 214 L566 240 C526 214 486 192 450 191 C414 192 374 214 334 240 Z';
  const form: Form = { outline: bar, depth: 16, reach: 13, base: 104, yields: 0 };
  const hook: Path =
    'M450 172 L450 96 C450 84 462 78 468 66 C476 48 462 30 446 32 C434 34 428 44 429 54';
  return [
    { ...tube(hook, 5.4, 108, metal('antique gold', 0.3)), casts: false },
    { form, outline: bar, cloth: wood, edge: [3, 5], yields: false },
  ];
}

function shirt({ colour: dye, cloth: clothOf, random }: CutContext, inNeck: Piece[] = []): Drawing {
  const colour = exposed(dye);
  const cloth = clothOf(oxford, colour);
  const inside = clothOf(oxford, scaled(colour, 0.86));
  // Heavy cloths make overshirts: larger buttons, no pocket on the chest.
  const heavy = cloth.thickness > 2.7;
  const pearl = leather(linear(heavy ? '#cdbfa8' : '#cfcac0'), {
    grain: 9,
    height: 0.03,
    roughness: 0.24,
  });
  const thread = mix(colour, linear('#d8d2c6'), 0.25);
  const hole = plain(scaled(thread, 0.7));
  const { sewn, buttonhole } = shirtStitching(thread);
  const { body, hollow } = shirtBody({ cloth, random });
  const radius = heavy ? 8.5 : 5.6;
  const rows = [304, 398, 492, 586, 680, 774, 868];
  const pocket: Piece = {
    form: body,
    outline:
      'M520 374 L606 370 C607 412 607 444 604 466 L564 482 L523 470 C521 444 520 410 520 374 Z',
    cloth,
    lift: 2,
    edge: [2, 2.6],
    origin: [450, 300],
    seams: [
      sewn('M522 374 L525 468 L564 479.5 L602 464 L604 370', -0.4, 1),
      sewn('M520 392 L606 388', 0, 0.6),
    ],
  };
  return {
    floor: 1080,
    pieces: [
      {
        form: hollow,
        outline: 'M380 150 C420 160 480 160 520 150 L536 230 L490 330 L410 330 L364 230 Z',
        cloth: inside,
        dim: 0.72,
        origin: [450, 300],
      },
      {
        form: hollow,
        outline: 'M384 146 C410 136 490 136 516 146 L512 182 C480 192 420 192 388 182 Z',
        cloth: inside,
        dim: 0.85,
        lift: 2,
        grain: 90,
        edge: [2, 3],
        seams: [sewn('M386 177 C420 187 480 187 514 177', 0)],
      },
      {
        form: hollow,
        outline: 'M433 164 L467 164 L467 182 L433 182 Z',
        cloth: plain(linear('#d9d2c4')),
        dim: 0.85,
        lift: 4,
        yields: false,
      },
      {
        form: {
          outline: 'M240 840 L660 840 L660 1080 L240 1080 Z',
          depth: -20,
          base: 60,
          reach: 200,
          yields: 0,
        },
        outline: 'M268 850 C300 930 360 972 452 976 C544 974 606 930 632 848 Z',
        cloth: inside,
        dim: 0.6,
        origin: [450, 300],
        seams: [sewn('M272 842 C304 920 362 964 452 968 C540 966 602 922 628 840', 0)],
      },
      ...inNeck,
      {
        form: body,
        outline: LEFT_FRONT,
        cloth,
        origin: [450, 300],
        seams: [sewn('M266 850 C290 898 350 934 462 942', 0, 1)],
      },
      {
        form: body,
        outline: RIGHT_FRONT,
        cloth,
        lift: 1.4,
        origin: [450, 300],
        seams: [sewn('M434 944 C548 936 606 904 635 848', 0, 1)],
      },
      {
        form: body,
        outline: PLACKET,
        cloth,
        lift: 2.6,
        edge: [1.4, 2],
        origin: [450, 300],
        seams: [
          sewn('M440 274 L439.5 951', 0, 0.9),
          sewn('M462 262 L462 950', 0, 0.9),
          ...rows.map((y) =>
            buttonhole([
              [450.5, y - 9],
              [450.5, y + 9],
            ]),
          ),
        ],
      },
      ...(heavy ? [] : [pocket]),
      {
        form: body,
        outline: STAND_LEFT,
        cloth: inside,
        lift: 3,
        edge: [2, 3],
        flow: { along: FOLD, across: true },
      },
      {
        form: body,
        outline: STAND_RIGHT,
        cloth: inside,
        lift: 4,
        edge: [2, 3],
        flow: { along: FOLD, across: true },
      },
      {
        form: body,
        outline: COLLAR,
        cloth,
        lift: 8,
        edge: [2.4, 3.4],
        flow: { along: FOLD, across: true },
        folds: [
          foldAlong(FOLD, 22, 9, 0, [0.15, 0.15], { crisp: 0.1 }),
          foldAlong('388 204, 380 238, 390 276', 20, 5, 0, [0.4, 0.3], { crisp: 0 }),
          foldAlong('512 204, 522 238, 510 274', 22, 5.5, 0, [0.4, 0.3], { crisp: 0 }),
        ],
        seams: [
          sewn('M347 222 C358 247 374 270 393.5 292 C407 282 418 271 428 259', 0),
          sewn('M553 221 C543 246 527 269 508.5 290 C494 282 483 272 472 260', 0),
        ],
      },
      ...rows.flatMap((y) => button([450.5, y], radius, body, pearl, hole)),
      ...(heavy
        ? []
        : [...button([392, 287], 4, body, pearl, hole), ...button([509, 285], 4, body, pearl, hole)]
      ).map((piece) => ({ ...piece, lift: (piece.lift ?? 0) + 10 })),
      ...longSleeves({ cloth, thread, pearl, hole, random }),
    ],
  };
}

export const oxfordShirt: Cut = {
  detail: { x: 404, y: 196, width: 234, height: 312 },
  draw: (context) => shirt(context),
  hanger: (context) => lowered(shirt(context, hanger()), 92),
};
