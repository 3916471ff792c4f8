import type { PictureEntry } from '../demo-store';
import { drawPicture } from './draw-picture';
import { CLOSE_UP, GARMENT, WIDE, writePicture, type PictureRecipe } from './picture-files';
import type { PictureJob } from './picture-job';

/** What a worker sends back for a job. */
export interface DrawnPicture {
  name: string;
  entry: PictureEntry;
}

function recipeOf({ view, window }: PictureJob): PictureRecipe {
  if (window) return window.width > window.height ? WIDE : GARMENT;
  return view === 'detail' ? CLOSE_UP : GARMENT;
}

async function work(job: PictureJob): Promise<DrawnPicture> {
  const recipe = recipeOf(job);
  const raster = drawPicture(job, Math.max(...recipe.widths));
  return { name: job.name, entry: await writePicture(job.name, raster, recipe) };
}

process.on('message', (job: PictureJob) => {
  // A failure ends the worker, and with it the command.
  void work(job).then((drawn) => process.send?.(drawn));
});
