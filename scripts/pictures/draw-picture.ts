import { cloths } from '../../api/src/demo/drawing/cloths';
import { cuts } from '../../api/src/demo/drawing/cuts';
import { colour } from '../../api/src/demo/drawing/palette';
import { render, type Picture } from '../../api/src/demo/drawing/render';
import type { PictureJob } from './picture-job';

/** Draws a job's picture at a width in px. Throws where a cut, cloth or colour isn't there. */
export function drawPicture(job: PictureJob, width: number, samples = 2): Picture {
  return render(found(cuts, job.cut, 'cut'), {
    colour: colour(job.colour),
    ...(job.cloth === undefined ? {} : { cloth: found(cloths, job.cloth, 'cloth') }),
    seed: job.seed,
    view: job.view,
    ...(job.window && { window: job.window }),
    width,
    samples,
  });
}

function found<Thing>(things: ReadonlyMap<string, Thing>, id: string, kind: string): Thing {
  const thing = things.get(id);
  if (thing === undefined) {
    throw new Error(`There is no ${kind} "${id}"; choose one of ${[...things.keys()].join(', ')}.`);
  }
  return thing;
}
