import { shirtStitching } from './parts/stitching';
import { linen } from '../../materials/wovens/fine';
import { plain } from '../../materials/wovens/plain';
import { leather } from '../../materials/hard/leather';
import type { Cut } from '../../model/cut';
import type { Form } from '../../model/form';
import { button } from '../trims/hardware';
import { points, type Path } from '../../geometry/path';
import type { Seam } from '../../model/seam';
import { exposed, shirtBody } from './parts/shirt-body';
import { longSleeves } from './parts/long-sleeves';
import { armPair, type Arm } from '../trims/sleeve';
import { linear, mix, scaled } from '../../model/linear-colour';

const VOLUME =
  'M300 40 L352 128 C332 172 294 204 242 221 L176 240 L204 340 L280 430 C286 520 284 640 272 780 L252 960 L248 1120 L652 1120 L648 960 L628 780 C616 640 614 520 620 430 L696 340 L724 240 L658 221 C606 204 568 172 548 128 L600 40 Z';

// Slit at the sides from 800 down: the hem's corners are round and swing a little apart from the back.
const FRONT =
  'M386 150 C348 180 296 206 242 221 C252 300 262 370 280 424 C286 520 284 650 274 772 L266 850 C262 900 259 950 262 984 C266 1002 276 1010 294 1013 C390 1024 510 1024 606 1012 C624 1009 633 1001 636 984 C640 948 638 900 634 850 L626 772 C616 650 614 520 620 424 C638 370 648 300 658 221 C604 206 552 180 514 150 C508 186 488 208 468 220 L451 226 L432 220 C412 208 392 186 386 150 Z';

// The stand-up collar: two bands that meet at the throat.
const BAND_LEFT =
  'M380 150 C378 142 380 137 386 134 C391 160 414 184 447 196 L448 229 C410 218 386 190 380 150 Z';
const BAND_RIGHT =
  'M520 150 C522 142 520 137 514 134 C509 160 486 184 449 197 L450 230 C490 218 514 190 520 150 Z';

const BAND_LINE: Path = points(
  '360 60, 384 140, 396 176, 420 202, 449 213, 480 202, 504 176, 516 140, 540 60',
);

const ARMS: readonly Arm[] = armPair(
  { cuff: 44, round: 24, deep: 13 },
  ['242 221, 282 430, 190 610, 172 930', [132, 120, 112]],
  ['658 221, 618 432, 712 618, 722 938', [132, 121, 113]],
);

export const shortKurta: Cut = {
  detail: { x: 352, y: 116, width: 216, height: 288 },
  draw({ colour: dye, accent, cloth: clothOf, random }) {
    const colour = exposed(dye);
    const cloth = clothOf(linen, colour);
    const inside = clothOf(linen, scaled(colour, 0.84));
    const shell = leather(linear('#8f7355'), { grain: 5, height: 0.08, roughness: 0.34 });
    const thread = mix(colour, linear('#cfc6b4'), 0.12);
    const hole = plain(scaled(thread, 0.6));
    // Silk and fine cotton come off the loom with a border, turned to edge the placket.
    const fine = cloth.thickness < 1.5 && cloth.kind !== 'stripe';
    const gold = accent === dye ? mix(colour, linear('#a97f3a'), 0.85) : accent;
    const border = (along: Path): Seam => ({
      along,
      stitches: [{ colour: gold, length: 2.6, gap: 0.4, width: 2.3 }],
    });
    const { sewn } = shirtStitching(thread);
    const { body, hollow } = shirtBody({ cloth, random, volume: VOLUME, hem: 1016 });
    const back: Form = {
      outline: 'M240 760 L660 760 L664 1120 L236 1120 Z',
      depth: -20,
      base: 50,
      reach: 200,
      yields: 0.3,
      crumple: [{ size: 60, depth: 2, crease: 0.2, tall: 2 }],
    };
    return {
      floor: 1104,
      pieces: [
        {
          form: hollow,
          outline: 'M384 146 C420 156 480 156 516 146 L520 190 L460 250 L440 250 L380 190 Z',
          cloth: inside,
          dim: 0.7,
        },
        {
          form: hollow,
          outline: 'M381 138 C398 118 502 118 519 138 L514 162 C480 172 420 172 386 162 Z',
          cloth: inside,
          dim: 0.85,
          lift: 3,
          edge: [3, 4],
          flow: { along: points('300 150, 384 142, 450 136, 516 142, 600 150'), across: true },
          seams: [sewn('M386 158 C420 168 480 168 514 158', 0)],
        },
        {
          form: back,
          outline:
            'M282 780 L262 850 C254 910 249 960 250 996 C252 1016 264 1024 284 1027 C390 1036 520 1037 616 1026 C638 1023 648 1014 649 994 C650 956 645 906 638 850 L618 780 Z',
          cloth: inside,
          dim: 0.75,
          seams: [sewn('M262 990 C300 1020 600 1022 640 988', 0)],
        },
        {
          form: body,
          outline: FRONT,
          cloth,
          edge: [2, 3],
          origin: [450, 300],
          seams: [
            sewn(
              'M272 800 C266 880 264 930 271 978 C276 996 284 1000 298 1002 C390 1012 510 1012 602 1001 C618 998 624 992 628 976 C632 930 632 880 626 800',
              0,
              1.1,
            ),
          ],
        },
        {
          form: body,
          outline: 'M432 206 L468 206 L468 470 L450 483 L432 470 Z',
          cloth,
          lift: 2.2,
          edge: [2, 2.6],
          origin: [450, 300],
          seams: [
            sewn('M434.6 206 L434.6 468 L450 479.5 L465.4 468 L465.4 206', 0, 0.8),
            sewn('M433 446 L467 446', 0, 0.6),
            sewn('M433 452 L467 452', 0, 0.4),
            ...(fine ? ['M438.8 206 L438.8 444', 'M461.2 206 L461.2 444'].map(border) : []),
          ],
        },
        {
          form: body,
          outline: BAND_LEFT,
          cloth,
          lift: 3,
          edge: [3, 4],
          flow: { along: BAND_LINE, across: true },
          seams: [
            sewn('M383 148 C390 186 414 214 448 225', 0),
            sewn('M391 132 C396 160 418 184 447 198', 0),
          ],
        },
        {
          form: body,
          outline: BAND_RIGHT,
          cloth,
          lift: 4,
          edge: [3, 4],
          flow: { along: BAND_LINE, across: true },
          seams: [
            sewn('M517 148 C510 186 486 214 450 226', 0),
            sewn('M509 132 C504 160 482 184 451 199', 0),
          ],
        },
        ...[214, 268, 328, 388].flatMap((y, i) =>
          button([450.5, y], i === 0 ? 5 : 6, body, shell, hole),
        ),
        ...longSleeves({ cloth, thread, random, arms: ARMS }),
      ],
    };
  },
};
