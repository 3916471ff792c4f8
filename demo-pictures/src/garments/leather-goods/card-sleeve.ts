import { leather } from '../../materials/hard/leather';
import type { Cut, CutContext } from '../../model/cut';
import type { Form } from '../../model/form';
import { shift, type Path } from '../../geometry/path';
import type { Piece } from '../../model/piece';
import { painted, sewn, waxedThread } from '../trims/saddlery';
import { linear, mix, scaled } from '../../model/linear-colour';

/** One piece folded and sewn down two sides, with a thumb notch, standing upright where `at` puts it: back, then front. */
export function sleeve(
  { colour, cloth: clothOf }: CutContext,
  at: (path: string) => Path,
): [back: Piece, front: Piece] {
  const paint = scaled(colour, 0.3);
  const own = clothOf((dye) => leather(dye, { grain: 1.5, height: 0.12, roughness: 0.4 }));
  const thread =
    own.kind === 'grained leather' ? waxedThread(colour) : mix(colour, linear('#d9cbab'), 0.72);
  const cloth = painted(own, paint, 2.4);
  const outline = at(
    'M352 300 C352 286 360 278 374 278 L494 278 C508 278 514 284 518 296 C526 330 566 346 602 330 C618 322 622 306 626 292 C630 282 636 278 646 278 L722 278 C736 278 744 286 744 300 L744 780 C744 796 736 804 720 804 L376 804 C360 804 352 796 352 780 Z',
  );
  const rear = at(
    'M352 288 C352 272 360 264 376 264 L720 264 C736 264 744 272 744 288 L744 780 C744 796 736 804 720 804 L376 804 C360 804 352 796 352 780 Z',
  );
  const form: Form = {
    outline: rear,
    depth: 16,
    reach: 20,
    base: 3,
    yields: 0,
    crumple: [{ size: 200, depth: 5, crease: 0 }],
  };
  return [
    {
      form,
      outline: rear,
      cloth: painted(
        clothOf((dye) => leather(dye), scaled(colour, 0.7)),
        paint,
        2.4,
      ),
      dim: 0.7,
      edge: [3, 3],
    },
    {
      form,
      outline,
      cloth,
      lift: 3,
      edge: [4.5, 3.4],
      seams: [
        sewn(at('M366 294 L366 790'), thread, 1.15),
        sewn(at('M730 294 L730 790'), thread, 1.15),
      ],
    },
  ];
}

const CARD =
  'M392 246 C392 236 398 230 408 230 L688 230 C698 230 704 236 704 246 L704 500 L392 500 Z';

/** A sleeve for three cards, 10 by 7 cm, standing on its short side. */
export const cardSleeve: Cut = {
  detail: { x: 340, y: 240, width: 240, height: 320 },
  draw(context) {
    const cards = leather(linear('#8c8374'), { grain: 0.8, height: 0.01, roughness: 0.55 });
    const at = (path: string) => shift(path, -98, 0);
    const outline = at(CARD);
    const [back, front] = sleeve(context, at);
    return {
      stance: 'stands',
      floor: 807,
      pieces: [
        back,
        { form: { outline, depth: 3, reach: 5, base: 14, yields: 0 }, outline, cloth: cards },
        front,
      ],
    };
  },
};
