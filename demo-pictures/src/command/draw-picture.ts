import { cuts } from '../garments/cuts';
import { cloths } from '../materials/cloths';
import { colour } from '../materials/palette';
import { render, type Picture } from '../rendering/render';
import type { PictureJob } from './picture-job';
import { UsageError } from './usage-error';

/** Draws a job's picture at a width in px. Throws a UsageError for an unknown cut or cloth. */
export function drawPicture(job: PictureJob, width: number, samples = 2): Picture {
  return render(entryOf(cuts, job.cut, 'cut'), {
    colour: colour(job.colour),
    ...(job.cloth === undefined ? {} : { cloth: entryOf(cloths, job.cloth, 'cloth') }),
    seed: job.seed,
    view: job.view,
    ...(job.window && { window: job.window }),
    width,
    samples,
  });
}

function entryOf<Entry>(entries: ReadonlyMap<string, Entry>, id: string, kind: string): Entry {
  const entry = entries.get(id);
  if (entry === undefined) {
    throw new UsageError(
      `There is no ${kind} "${id}"; choose one of ${[...entries.keys()].join(', ')}.`,
    );
  }
  return entry;
}
