import { leather } from '../../materials/hard/leather';
import type { Cut, CutContext } from '../../model/cut';
import { boxBag } from './box-bag';
import { cameraBag } from './camera-bag';
import { saddleBag } from './saddle-bag';

/** The crossbody is made up by its hide: suede as a saddle bag, polished calf as a box, grain as a camera case. */
function madeUp(context: CutContext): Cut {
  const { kind } = context.cloth((dye) => leather(dye, { grain: 3.4, height: 0.42 }));
  if (kind === 'suede') return saddleBag;
  return kind === 'smooth leather' ? boxBag : cameraBag;
}

export const crossbodyBag: Cut = {
  detail: saddleBag.detail,
  draw: (context) => madeUp(context).draw(context),
};
