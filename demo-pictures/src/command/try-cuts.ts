import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { VIEWS } from '../../../api/src/demo/picture-names';
import { drawPicture } from './draw-picture';
import { sheetOf } from './contact-sheet';
import { UsageError } from './usage-error';

/** How cuts are tried out; all of it as text from the command line. */
export interface TryOptions {
  /** `slip-dress:Bordeaux`, `overcoat:Olive:tweed`, or several with commas between. */
  cuts: string;
  view: string;
  /** A window in cut units instead of a view's: `330,230,120` is x, y, width. */
  window?: string | undefined;
  /** Of the picture, in px. */
  width: string;
  /** Whose folds: a product's id. */
  seed?: string | undefined;
  out: string;
}

/** Draws cuts side by side into a file, to look at while working on them. */
export async function tryCuts(options: TryOptions): Promise<void> {
  const view = VIEWS.find((name) => name === options.view);
  if (!view) throw new UsageError(`--view is one of ${VIEWS.join(', ')}.`);
  const cells = options.cuts.split(',').map((entry) => {
    const [cut = '', colour = 'Black', cloth] = entry.split(':');
    const job = { name: cut, cut, cloth, colour, view, seed: options.seed ?? cut };
    return drawPicture({ ...job, window: windowOf(options.window) }, Number(options.width));
  });
  const images = cells.map(({ data, width, height }) =>
    sharp(data, { raw: { width, height, channels: 3 } }),
  );
  const sheet = await sheetOf(images, Math.min(4, images.length));
  const file = path.resolve(options.out);
  await mkdir(path.dirname(file), { recursive: true });
  await sheet.toFile(file);
}

function windowOf(text: string | undefined) {
  if (text === undefined) return undefined;
  const [x = NaN, y = NaN, width = NaN] = text.split(',').map(Number);
  if (![x, y, width].every(Number.isFinite)) {
    throw new UsageError(`--window is x,y,width in cut units, such as 330,230,120.`);
  }
  return { x, y, width, height: (width * 4) / 3 };
}
