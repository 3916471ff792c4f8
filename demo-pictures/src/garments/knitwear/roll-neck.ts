import { foldAlong } from '../../model/fold';
import { ribbed, stocking } from '../../materials/knits/stitches';
import type { Cut } from '../../model/cut';
import { foldedKnit } from './parts/folded-knit';
import type { Form } from '../../model/form';
import { backOfNeck } from './parts/back-of-neck';
import { sweater } from './parts/sweater';
import { scaled } from '../../model/linear-colour';

const NECKLINE = 'M378 151 C400 196 500 196 522 151';

const COLLAR =
  'M381 138 C374 166 366 196 360 224 C384 252 420 262 452 262 C486 262 518 250 541 222 C534 196 527 166 519 138 C496 152 404 152 381 138 Z';

export const rollNeck: Cut = {
  detail: { x: 338, y: 116, width: 228, height: 304 },
  folded({ colour, cloth: clothOf }) {
    const cloth = clothOf(stocking);
    const rib = ribbed(colour, { gauge: cloth.thickness > 5 ? 3.8 : 2.4 });
    return foldedKnit({
      cloth,
      rib,
      inside: clothOf(stocking, scaled(colour, 0.85)),
      rolled: true,
    });
  },
  draw({ colour, cloth: clothOf, random }) {
    const cloth = clothOf(stocking);
    const heavy = cloth.thickness > 5;
    const rib = ribbed(colour, { gauge: heavy ? 3 : 1.9 });
    const { hem, front, sleeves } = sweater({
      neckline: NECKLINE,
      cloth,
      rib,
      half: heavy ? 174 : 165,
      shoulder: heavy ? 216 : 208,
      fold: heavy ? [32, 6] : [25, 6.5],
      ribs: heavy ? [74, 92] : [60, 104],
      random,
    });
    const tube: Form = {
      outline:
        'M388 40 L381 138 C374 166 366 196 360 224 L350 320 L552 320 L541 222 C534 196 527 166 519 138 L512 40 Z',
      depth: 74,
      reach: 74,
      base: 96,
      yields: 0.5,
      folds: [
        foldAlong('372 188, 410 214, 462 220, 520 200', 17, -4, 0, [0.3, 0.5], { crisp: 0.05 }),
        foldAlong('382 158, 430 178, 500 170, 522 156', 15, -3.4, 0, [0.5, 0.3], { crisp: 0.05 }),
        foldAlong('364 232, 410 250, 452 252, 500 248, 538 230', 16, 4, 0, [0, 0], { crisp: 0 }),
      ],
      crumple: [{ size: 60, depth: 2.4, crease: 0 }],
    };
    const inside = clothOf(stocking, scaled(colour, 0.85));
    return {
      floor: 1076,
      pieces: [
        ...backOfNeck(inside, rib, 24),
        hem,
        front,
        ...sleeves,
        {
          form: { ...tube, depth: -20, base: 120, yields: 0, folds: [] },
          outline: 'M381 138 C410 122 490 122 519 138 L516 156 L384 156 Z',
          cloth: rib,
          dim: 0.6,
          origin: [450, 300],
        },
        { form: tube, outline: COLLAR, cloth: rib, edge: [6, 8], origin: [450, 300] },
      ],
    };
  },
};
