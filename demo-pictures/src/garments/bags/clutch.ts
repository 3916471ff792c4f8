import { leather } from '../../materials/hard/leather';
import type { Cut, CutContext } from '../../model/cut';
import { foldedClutch } from './folded-clutch';
import { frameClutch } from './frame-clutch';

/** In leather a clutch is folded from one hide; in silk, brocade or velvet it is a shell in a brass frame. */
function madeUp(context: CutContext): Cut {
  const { kind } = context.cloth((dye) => leather(dye));
  return kind?.endsWith('leather') || kind === 'suede' ? foldedClutch : frameClutch;
}

export const clutch: Cut = {
  detail: frameClutch.detail,
  draw: (context) => madeUp(context).draw(context),
};
