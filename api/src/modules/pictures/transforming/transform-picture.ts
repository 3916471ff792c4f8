import { createHash } from 'node:crypto';
import sharp, { type OutputInfo } from 'sharp';
import { pictureFileName, type PictureFile } from '../storage/picture-store';

/** Of the files, in px, as those of the demo's pictures. */
const WIDTHS = [320, 640, 960];
const GREATEST = 960;
/** Width to height of the cards and frames that show pictures. */
const RATIO = 3 / 4;
/** The demo's qualities. An AVIF effort of 4 takes three times as long, and makes files a twentieth smaller. */
const AVIF = { quality: 46, effort: 3 };
const WEBP = { quality: 58, effort: 4 };
const PLACEHOLDER_WIDTH = 12;
const KINDS = ['jpeg', 'png', 'webp', 'gif', 'tiff'];

/** What is made of a picture. */
export interface TransformedPicture {
  /** Of the widest file, in px. */
  width: number;
  height: number;
  /** The address of a tiny blurred version: `data:image/webp;base64,…`. */
  placeholder: string;
  files: (PictureFile & { width: number; format: 'avif' | 'webp' })[];
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
 * Makes AVIF and WebP of a picture, upright, in sRGB and without metadata. It is cut to the ratio of the shop's cards
 * around what draws the eye, and never enlarged: a small one keeps its own width. Throws for a file that isn't a
 * picture, or has more than `pixelsMax` pixels.
 */
export async function transformPicture(
  file: string,
  pixelsMax: number,
): Promise<TransformedPicture> {
  // A picture that a browser shows despite a warning is good enough.
  const source = sharp(file, { limitInputPixels: pixelsMax, failOn: 'error' });
  const { format, compression, autoOrient } = await source.metadata();
  if (!KINDS.includes(format) && !(format === 'heif' && compression === 'av1')) {
    throw new UnusableFileError(`Pictures of the kind ${format} aren’t taken.`);
  }
  const greatest = cutSize(autoOrient, GREATEST);
  const cut = await source
    .autoOrient()
    .resize({ ...greatest, fit: 'cover', position: sharp.strategy.attention })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const encoded = await encodeAll(cut);
  const hash = createHash('sha256');
  for (const { data } of encoded) hash.update(data);
  const name = hash.digest('hex').slice(0, 32);
  return {
    ...greatest,
    placeholder: await placeholderOf(cut),
    files: encoded.map((each) => ({
      ...each,
      name: pictureFileName(name, each.width, each.format),
    })),
  };
}

/** The size of the largest part with the cards' ratio, reduced to a width. */
function cutSize(original: { width: number; height: number }, widthMax: number) {
  const own = Math.min(original.width, Math.floor(original.height * RATIO));
  const width = Math.max(1, Math.min(own, widthMax));
  return { width, height: Math.min(original.height, Math.round(width / RATIO)) };
}

async function encodeAll(cut: Pixels) {
  const own = cut.info.width;
  const files = [];
  for (const width of [...WIDTHS.filter((each) => each < own), own]) {
    const scaled = open(cut).resize({ width });
    files.push(
      { width, format: 'avif' as const, data: await scaled.clone().avif(AVIF).toBuffer() },
      { width, format: 'webp' as const, data: await scaled.clone().webp(WEBP).toBuffer() },
    );
  }
  return files;
}

async function placeholderOf(cut: Pixels): Promise<string> {
  const tiny = await open(cut)
    .resize({ width: PLACEHOLDER_WIDTH, withoutEnlargement: true })
    .blur(0.6)
    .webp({ quality: 30 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

function open({ data, info: { width, height, channels } }: Pixels) {
  return sharp(data, { raw: { width, height, channels } });
}
