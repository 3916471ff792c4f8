import { foldAlong } from '../../model/fold';
import { crepe } from '../../materials/wovens/fine';
import { leather } from '../../materials/hard/leather';
import { plain } from '../../materials/wovens/plain';
import type { Cut } from '../../model/cut';
import { gathers } from '../../model/fold-families';
import type { Form } from '../../model/form';
import { button } from '../trims/hardware';
import { points, type Path } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import { exposed, shirtBody } from './parts/shirt-body';
import { longSleeves } from './parts/long-sleeves';
import { armPair, type Arm } from '../trims/sleeve';
import { mix, scaled } from '../../model/linear-colour';

const VOLUME =
  'M300 40 L352 128 C336 172 300 204 254 221 L188 240 L212 340 L290 430 C300 520 300 600 288 700 L272 900 L266 1060 L634 1060 L628 900 L612 700 C600 600 600 520 610 430 L688 340 L712 240 L646 221 C600 204 564 172 548 128 L600 40 Z';

const FRONT =
  'M388 150 C352 180 306 206 254 221 C264 300 274 370 292 424 C302 520 302 600 290 700 C284 770 276 840 273 904 C330 922 560 924 627 903 C624 840 616 770 610 700 C598 600 598 520 608 424 C626 370 636 300 646 221 C594 206 548 180 512 150 C500 200 478 226 450 246 C422 226 400 200 388 150 Z';

const ARMS: readonly Arm[] = armPair(
  { cuff: 58, round: 27, deep: 12 },
  ['254 221, 294 430, 190 626, 186 930', [140, 146, 128]],
  ['646 221, 606 432, 712 634, 706 940', [140, 148, 130]],
);

// The band round the neck, the bow's two loops, its knot and the two ends.
const NECKBAND =
  'M378 146 C384 196 408 232 446 256 L456 236 C426 214 404 180 398 132 C392 134 384 138 378 146 Z';
const NECKBAND_RIGHT =
  'M522 146 C516 196 492 232 454 256 L444 236 C474 214 496 180 502 132 C508 134 516 138 522 146 Z';
const LOOP =
  'M450 252 C424 238 396 236 372 246 C344 258 322 286 316 318 C312 340 322 354 340 354 C372 352 412 320 448 280 Z';
const LOOP_RIGHT =
  'M450 250 C476 234 508 230 534 240 C562 252 584 278 592 308 C596 330 588 346 570 347 C536 346 492 316 452 278 Z';
const TAIL =
  'M440 266 C430 320 414 400 404 470 C398 520 394 566 392 604 L446 618 C446 560 448 500 452 440 C455 380 458 320 460 270 Z';
const TAIL_RIGHT =
  'M446 268 C452 330 462 400 468 460 C472 500 474 530 474 556 L524 540 C518 480 506 400 490 340 C480 308 470 284 460 264 Z';
const KNOT =
  'M434 246 C444 240 460 240 468 247 C474 258 474 276 467 286 C458 292 444 292 436 286 C430 274 429 258 434 246 Z';

export const tieNeckBlouse: Cut = {
  detail: { x: 330, y: 130, width: 240, height: 320 },
  draw({ colour: dye, cloth: clothOf, random }) {
    const colour = exposed(dye);
    const cloth = clothOf(crepe, colour);
    const thread = mix(colour, [0.6, 0.58, 0.54], 0.06);
    const pearl = leather(mix(colour, [0.6, 0.58, 0.54], 0.4), {
      grain: 9,
      height: 0.03,
      roughness: 0.24,
    });
    const hole = plain(scaled(thread, 0.6));
    const lining = crepe(scaled(colour, 0.9));
    const { body: plainBody, hollow } = shirtBody({ cloth, random, volume: VOLUME, hem: 910 });
    const gathered = { width: 13, depth: 5, crisp: 0.1, random };
    const body: Form = {
      ...plainBody,
      yields: 0.7,
      folds: [
        ...gathers(
          {
            ...gathered,
            along: points('284 216, 330 198, 370 172'),
            toward: [14, 190],
            fan: -10,
            count: 7,
          },
          { along: points('530 172, 570 198, 616 216'), toward: [-14, 190] },
        ),
        ...(plainBody.folds ?? []),
      ],
    };
    const sewn = (along: Path) => ({
      along,
      groove: [0.6, 1.4] as const,
      pucker: 0.8,
      ripple: 9,
      spread: 12,
    });
    const soft = (
      outline: Path,
      base: number,
      folds: Form['folds'],
      cut: Partial<Piece> = {},
    ): Piece => ({
      form: {
        outline,
        depth: 14,
        reach: 20,
        base,
        yields: 0.5,
        ...(folds && { folds }),
        crumple: [{ size: 40, depth: 1.4, crease: 0.15 }],
      },
      outline,
      cloth,
      edge: [1.6, 2.4],
      ...cut,
    });
    const crease = (along: Path, depth = -4, width = 9) =>
      foldAlong(along, width, depth, 0, [0.05, 0.7], { crisp: 0.2 });
    const lie = (outline: Path, folds: Piece['folds'], grain: number, lift = 5): Piece => ({
      form: body,
      outline,
      cloth,
      lift,
      grain,
      edge: [lift * 0.5, lift * 0.9],
      ...(folds && { folds }),
    });
    return {
      floor: 1070,
      pieces: [
        {
          form: hollow,
          outline: 'M384 146 C420 156 480 156 516 146 L530 210 L470 290 L430 290 L370 210 Z',
          cloth: lining,
          dim: 0.68,
        },
        {
          form: hollow,
          outline: 'M390 138 C404 122 496 122 510 138 L512 160 C480 170 420 170 388 160 Z',
          cloth: lining,
          dim: 0.85,
          lift: 3,
          edge: [3, 5],
        },
        ...longSleeves({ cloth, thread, random, arms: ARMS }),
        { form: body, outline: FRONT, cloth: lining },
        {
          form: body,
          outline: FRONT,
          cloth,
          lift: 0.4,
          seams: [
            sewn('M273 892 C330 910 560 912 627 891'),
            sewn('M254 221 C306 206 352 180 388 150'),
            sewn('M646 221 C594 206 548 180 512 150'),
            { ...sewn('M466 246 L465 915'), groove: [1, 2], pucker: 0.5 },
          ],
        },
        ...[340, 440, 540, 640, 740, 840].flatMap((y) => button([450, y], 5, body, pearl, hole)),
        ...[NECKBAND, NECKBAND_RIGHT].map((outline): Piece => ({
          form: body,
          outline,
          cloth,
          lift: 6,
          grain: 45,
          edge: [5, 8],
          folds: [
            crease(
              outline === NECKBAND
                ? points('448 250, 414 212, 392 150')
                : points('452 250, 486 212, 508 150'),
              -3,
              6,
            ),
          ],
        })),
        lie(
          TAIL_RIGHT,
          [
            crease(points('458 280, 484 370, 496 470, 502 548'), -3, 11),
            crease(points('462 280, 478 350, 486 420'), 4, 9),
          ],
          38,
        ),
        lie(
          TAIL,
          [
            crease(points('450 280, 434 380, 422 500, 420 610'), -3, 12),
            crease(points('444 290, 420 400, 408 470'), 4, 10),
          ],
          -40,
        ),
        lie(
          LOOP,
          [
            crease(points('446 262, 404 276, 352 318'), -5, 11),
            crease(points('448 268, 412 300, 366 338'), 4.5, 10),
            crease(points('444 256, 394 254, 346 284'), 5, 12),
            crease(points('446 274, 416 314, 372 346'), -3, 8),
          ],
          52,
          9,
        ),
        lie(
          LOOP_RIGHT,
          [
            crease(points('454 262, 500 272, 556 310'), -5, 11),
            crease(points('454 268, 492 296, 540 330'), 4, 9),
            crease(points('456 254, 510 248, 560 276'), 5, 12),
          ],
          -52,
          9,
        ),
        soft(
          KNOT,
          186,
          [
            crease(points('440 250, 446 268, 442 286'), -3, 7),
            crease(points('458 248, 462 268, 456 286'), -3.4, 7),
          ],
          { edge: [4, 7] },
        ),
      ],
    };
  },
};
