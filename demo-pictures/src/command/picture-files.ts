import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { PICTURE_FOLDER } from '../../../api/src/demo/picture-files';
import type { PictureEntry } from '../demo-store';
import type { Picture } from '../rendering/render';

/** How a picture is written. */
export interface PictureRecipe {
  /** Of the files, in px; it is drawn at the greatest. */
  widths: readonly number[];
  /** 1 to 100, of each format. */
  avif: number;
  webp: number;
}

/** A garment on its ground: smooth, so that it stays small. */
export const GARMENT: PictureRecipe = { widths: [320, 640, 960], avif: 46, webp: 58 };
/** A picture of the store's own fills the screen, or a third of it. */
export const WIDE: PictureRecipe = { widths: [828, 1440, 2160], avif: 46, webp: 56 };
/** Cloth up close is all grain: smaller and coarser, or it would weigh as much as all the rest. */
export const CLOSE_UP: PictureRecipe = { widths: [240, 480, 720], avif: 38, webp: 32 };

const PLACEHOLDER_WIDTH = 12;

/** Writes a picture as AVIF and WebP at each width; returns what the catalogue keeps of it. */
export async function writePicture(
  name: string,
  raster: Picture,
  { widths, avif, webp }: PictureRecipe,
): Promise<PictureEntry> {
  await mkdir(PICTURE_FOLDER, { recursive: true });
  const hash = createHash('sha256');
  for (const width of widths) {
    const scaled = open(raster).resize({ width, kernel: 'lanczos3' });
    for (const [format, file] of [
      ['avif', await scaled.clone().avif({ quality: avif, effort: 5 }).toBuffer()],
      ['webp', await scaled.clone().webp({ quality: webp, effort: 6 }).toBuffer()],
    ] as const) {
      hash.update(file);
      await writeFile(path.join(PICTURE_FOLDER, `${name}-${width}.${format}`), file);
    }
  }
  const tiny = await open(raster)
    .resize({ width: PLACEHOLDER_WIDTH })
    .blur(0.6)
    .webp({ quality: 30, effort: 6 })
    .toBuffer();
  return {
    widths: [...widths],
    width: raster.width,
    height: raster.height,
    ...(raster.subject && { subject: raster.subject }),
    version: hash.digest('hex').slice(0, 8),
    placeholder: tiny.toString('base64'),
  };
}

/** Removes the files of pictures that are no more. */
export async function removeOldFiles(names: readonly string[]): Promise<void> {
  const kept = new Set(names);
  for (const file of await readdir(PICTURE_FOLDER)) {
    const [, name] = /^(.+)-\d+\.(?:avif|webp)$/.exec(file) ?? [];
    if (name !== undefined && !kept.has(name)) await rm(path.join(PICTURE_FOLDER, file));
  }
}

function open({ data, width, height }: Picture) {
  return sharp(data, { raw: { width, height, channels: 3 } });
}
