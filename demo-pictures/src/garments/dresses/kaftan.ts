import { satin } from '../../materials/silks/satin';
import type { Cut } from '../../model/cut';
import { backHem, fold, inside, whole } from './parts/dress-parts';
import { zari } from '../../materials/wovens/fine';
import { flutes, gathers } from '../../model/fold-families';
import type { Form } from '../../model/form';
import { mirror, type Path } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import { tube } from '../trims/hardware';
import { linear, mix, scaled } from '../../model/linear-colour';

// The sleeve is the cloth's own width: it hangs from the shoulder in one line with the side.
const HALF =
  'M450 60 L400 60 L397 134 C362 146 332 158 310 176 C278 204 244 300 214 410 C202 456 192 504 184 552 L262 580 C266 610 262 660 256 720 C244 830 232 960 222 1066 L212 1190 L450 1190';

export const kaftan: Cut = {
  detail: { x: 352, y: 128, width: 216, height: 288 },
  draw({ colour, cloth: clothOf, random }) {
    const cloth = clothOf(satin);
    const band = zari(
      satin(mix(scaled(colour, 0.45), linear('#3a2a14'), 0.3)),
      linear('#c79a4a'),
      (u) => 0.55 + 0.45 * Math.sin(u * 1.1),
    );
    const hem: Path = 'M226 1060 C300 1076 380 1080 450 1078 C520 1080 600 1076 674 1060';
    const body: Form = {
      outline: whole(HALF, 5),
      depth: 160,
      reach: 130,
      yields: 0.8,
      folds: [
        // From the shoulder's end the width of the cloth falls straight.
        fold('M322 190 C286 280 250 400 226 560', 20, 10, { lean: -0.5, opens: 1.5 }),
        fold('M338 190 C312 300 292 420 282 640', 24, 13, { opens: 1.5 }),
        fold('M356 180 C346 280 340 370 344 452', 18, 8, { taper: [0.2, 0.3] }),
        fold('M578 190 C614 280 650 400 674 560', 20, 10, { lean: 0.5, opens: 1.5 }),
        fold('M562 190 C588 300 606 420 618 640', 24, 13, { lean: -0.3, opens: 1.5 }),
        fold('M546 184 C556 280 560 370 554 452', 18, 8, { taper: [0.2, 0.3] }),
        ...gathers(
          {
            along: 'M352 478 L548 478',
            toward: [0, 170],
            fan: 44,
            count: 15,
            width: 10,
            depth: 6.4,
            crisp: 0.25,
            random,
          },
          { along: 'M352 466 L548 466', toward: [0, -120], fan: 26, count: 13, depth: 5 },
        ),
        ...flutes({
          from: 'M250 640 L450 600 L650 640',
          to: hem,
          count: 7,
          width: 27,
          depth: 19,
          opens: 1.6,
          starts: [0, 0.5],
          random,
        }),
      ],
      crumple: [
        { size: 90, depth: 4, crease: 0.25, tall: 2 },
        { size: 38, depth: 1.4, crease: 0.35, tall: 1.4 },
        { size: 15, depth: 0.3, crease: 0.4 },
      ],
    };
    const cuff = (turn: (path: Path) => Path): Piece => ({
      form: body,
      outline: turn('M160 520 L188 529 L262 557 L262 584 L184 556 L150 546 Z'),
      cloth: band,
      within: true,
      lift: 0.8,
      grain: 18,
      edge: [1.2, 1.6],
      seams: [{ along: turn('M186 528 L262 556'), groove: [0.5, 1.4], pucker: 0.8 }],
    });
    const placket = (turn: (path: Path) => Path): Piece => ({
      form: body,
      outline: turn('M398 130 C408 190 426 260 450 322 L450 368 C418 290 392 210 378 138 Z'),
      cloth: band,
      lift: 1.4,
      edge: [1.8, 2.4],
      grain: 18,
      seams: [
        { along: turn('M378 138 C392 210 418 290 450 368'), groove: [0.5, 1.4], pucker: 0.8 },
      ],
    });
    const cord = (path: Path, z: number, half = 5): Piece => tube(path, half, z, band);
    return {
      pieces: [
        inside('M397 132 C420 116 480 116 503 132 L520 240 L456 340 L444 340 L380 240 Z', cloth, {
          base: 90,
          dim: 0.6,
          seams: [{ along: 'M392 146 C424 152 476 152 508 146', groove: [0.8, 2], pucker: 0.5 }],
        }),
        backHem('M248 1030 L652 1030 L662 1058 C580 1094 320 1096 238 1060 Z', cloth, random),
        {
          form: body,
          outline:
            'M397 132 L300 100 L306 178 L140 544 L184 552 L262 580 L150 1056 C300 1078 380 1082 450 1080 C520 1082 600 1078 750 1056 L638 580 L716 552 L760 544 L594 178 L600 100 L503 132 C492 190 474 260 450 322 C426 260 408 190 397 132 Z',
          cloth,
          within: true,
          edge: [2, 3],
          seams: [
            {
              along: 'M352 472 C400 480 500 480 548 472',
              groove: [1.6, 3],
              pucker: 2,
              ripple: 7,
              spread: 24,
            },
          ],
        },
        cuff((path) => path),
        cuff(mirror),
        {
          form: body,
          outline:
            'M150 1020 C300 1044 380 1048 450 1046 C520 1048 600 1044 750 1020 L750 1056 C600 1078 520 1082 450 1080 C380 1082 300 1078 150 1056 Z',
          cloth: band,
          within: true,
          lift: 0.8,
          edge: [1.2, 1.6],
          seams: [
            {
              along: 'M180 1024 C300 1044 380 1048 450 1046 C520 1048 600 1044 720 1024',
              groove: [0.5, 1.4],
              pucker: 0.8,
            },
          ],
        },
        placket((path) => path),
        placket((path) => mirror(path, 450)),
        cord('M444 474 C436 530 428 590 424 648', 176),
        cord('M456 474 C466 520 472 570 478 622', 176),
        cord('M424 642 L422 676', 176, 9),
        cord('M478 616 L481 650', 176, 9),
        cord('M426 474 C440 464 460 464 474 474 C462 484 440 486 426 474', 180),
      ],
    };
  },
};
