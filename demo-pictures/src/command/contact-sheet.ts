import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { PICTURE_FOLDER } from '../../../api/src/demo/picture-files';

const FILE = path.resolve('.reports/pictures.webp');
const COLUMNS = 16;
const CELL = { width: 180, height: 240 };

/** Puts images, all of the size of the first, side by side in rows. */
export async function sheetOf(images: readonly Sharp[], columns: number): Promise<Sharp> {
  const cells = await Promise.all(
    images.map((image) => image.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true })),
  );
  const { width = 1, height = 1 } = cells[0]?.info ?? {};
  return sharp({
    create: {
      width: columns * width,
      height: Math.ceil(cells.length / columns) * height,
      channels: 3,
      background: '#000',
    },
  }).composite(
    cells.map(({ data }, index) => ({
      input: data,
      left: (index % columns) * width,
      top: Math.floor(index / columns) * height,
    })),
  );
}

/** Puts the drawn pictures of those names on one sheet; returns its file. */
export async function makeContactSheet(names: readonly string[]): Promise<string> {
  await mkdir(path.dirname(FILE), { recursive: true });
  const images = names.map((name) =>
    sharp(path.join(PICTURE_FOLDER, `${name}-320.webp`)).resize(CELL),
  );
  await (await sheetOf(images, COLUMNS)).webp({ quality: 85 }).toFile(FILE);
  return FILE;
}
