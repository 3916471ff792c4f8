import { createHash } from 'node:crypto';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import type { PictureRecipe } from '../../../db/schema/catalogue/pictures';
import { pictureFileName, type PictureFile } from '../storage/picture-store';
import { type Cut, RECIPES } from './recipes';

/** The demo's qualities. An AVIF effort of 4 takes three times as long, and makes files a twentieth smaller. */
const AVIF = { quality: 46, effort: 3 };
const WEBP = { quality: 58, effort: 4 };
const PLACEHOLDER_WIDTH = 12;
const KINDS = ['jpeg', 'png', 'webp', 'gif', 'tiff'];

/** A file of a picture, `width` px wide. */
export interface TransformedFile extends PictureFile {
  width: number;
  format: 'avif' | 'webp';
}

/** What is made of a picture. */
export interface TransformedPicture {
  /** Of the widest of `files`, in px. */
  width: number;
  height: number;
  /** The address of a tiny blurred version: `data:image/webp;base64,…`. */
  placeholder: string;
  files: TransformedFile[];
  /** Those of the part for screens that are much higher than wide; empty where the recipe has none. */
  portraitFiles: TransformedFile[];
}

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/** A file isn't a picture that can be transformed. */
class UnusableFileError extends Error {
  override readonly name = 'UnusableFileError';
}

/**
 * Sets sharp up for this process: files of the kinds that the shop takes are read, and by no other code of libvips.
 */
export function prepareSharp(): void {
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  const loaders = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Tiff'];
  sharp.unblock({ operation: loaders.map((kind) => `VipsForeignLoad${kind}File`) });
}

/**
 * Makes AVIF and WebP of a picture, upright, in sRGB and without metadata. It is cut to the ratios of the recipe around
 * what draws the eye, unless the recipe leaves it whole, and never enlarged: a small one keeps its own width. Throws for
 * a file that isn't a picture, or has more than `pixelsMax` pixels.
 */
export async function transformPicture(
  file: string,
  recipe: PictureRecipe,
  pixelsMax: number,
): Promise<TransformedPicture> {
  // A picture that a browser shows despite a warning is good enough.
  const source = sharp(file, { limitInputPixels: pixelsMax, failOn: 'error' });
  const { format, compression, autoOrient } = await source.metadata();
  if (!KINDS.includes(format) && !(format === 'heif' && compression === 'av1')) {
    throw new UnusableFileError(`Pictures of the kind ${format} aren’t taken.`);
  }
  const { portrait, isWhole = false, ...main } = RECIPES[recipe];
  const size = isWhole ? wholeSize(autoOrient, main) : cutSize(autoOrient, main);
  const pixels = await cut(source, size);
  return {
    ...size,
    placeholder: await placeholderOf(pixels),
    files: await encodeAll(pixels, main.widths),
    portraitFiles: portrait
      ? await encodeAll(await cut(source, cutSize(autoOrient, portrait)), portrait.widths)
      : [],
  };
}

interface Size {
  width: number;
  height: number;
}

/** The size of the largest part with the cut's ratio, reduced to its greatest width. */
function cutSize(original: Size, { ratio, widths }: Cut): Size {
  const own = Math.min(original.width, Math.floor(original.height * ratio));
  const width = Math.max(1, Math.min(own, Math.max(...widths)));
  return { width, height: Math.min(original.height, Math.round(width / ratio)) };
}

/** The size of the picture in its own ratio, reduced until it fits into the cut's widest frame. */
function wholeSize({ width, height }: Size, { ratio, widths }: Cut): Size {
  const widest = Math.max(...widths);
  const scale = Math.min(1, widest / width, widest / ratio / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

function cut(source: Sharp, size: Size): Promise<Pixels> {
  return source
    .clone()
    .autoOrient()
    .resize({ ...size, fit: 'cover', position: sharp.strategy.attention })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** The files of a part, named after the content of all of them. */
async function encodeAll(pixels: Pixels, widths: readonly number[]): Promise<TransformedFile[]> {
  const own = pixels.info.width;
  const files: Omit<TransformedFile, 'name'>[] = [];
  for (const width of [...widths.filter((each) => each < own), own]) {
    const scaled = open(pixels).resize({ width });
    files.push(
      { width, format: 'avif', data: await scaled.clone().avif(AVIF).toBuffer() },
      { width, format: 'webp', data: await scaled.clone().webp(WEBP).toBuffer() },
    );
  }
  const hash = createHash('sha256');
  for (const { data } of files) hash.update(data);
  const name = hash.digest('hex').slice(0, 32);
  return files.map((each) => ({ ...each, name: pictureFileName(name, each.width, each.format) }));
}

async function placeholderOf(pixels: Pixels): Promise<string> {
  const tiny = await open(pixels)
    .resize({ width: PLACEHOLDER_WIDTH, withoutEnlargement: true })
    .blur(0.6)
    .webp({ quality: 30 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

function open({ data, info: { width, height, channels } }: Pixels) {
  return sharp(data, { raw: { width, height, channels } });
}
