import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { PictureRecipe } from '../../../db/schema/catalogue/pictures';
import type { TransformedPicture } from './transform-picture';
import { createTransformer, type Transformer } from './transformer';

jest.setTimeout(60_000);

let folder: string;
let transformer: Transformer;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'transformer-'));
  transformer = createTransformer({ pixelsMax: 2_000_000, timeLimit: 30_000, idleLimit: 60_000 });
});
afterAll(async () => {
  transformer.close();
  await rm(folder, { recursive: true });
});

async function transformed(content: Buffer | string, recipe: PictureRecipe = 'product') {
  const file = path.join(folder, 'picture.jpg');
  await writeFile(file, content);
  return transformer.transform(file, recipe);
}

const plain = (width: number, height: number, background = '#8899aa') =>
  sharp({ create: { width, height, channels: 3, background } });

const sizesOf = ({ files }: TransformedPicture, format: string) =>
  files.filter((file) => file.format === format).map(({ width }) => width);

function openFile({ files }: TransformedPicture, format: 'avif' | 'webp') {
  const file = files.find((each) => each.format === format);
  if (!file) throw new Error(`There is no ${format}.`);
  return sharp(Buffer.from(file.data));
}

test('a picture becomes AVIF and WebP of three widths, named after their content', async () => {
  const source = await plain(1100, 1467).jpeg().toBuffer();
  const picture = await transformed(source);
  expect(picture).toMatchObject({ width: 960, height: 1280 });
  expect(sizesOf(picture, 'avif')).toEqual([320, 640, 960]);
  expect(sizesOf(picture, 'webp')).toEqual([320, 640, 960]);
  for (const { name, data, width, format } of picture.files) {
    expect(name).toMatch(new RegExp(`^[0-9a-f]{32}-${width}\\.${format}$`));
    const metadata = await sharp(Buffer.from(data)).metadata();
    expect(metadata).toMatchObject({ format: format === 'avif' ? 'heif' : 'webp', width });
  }
  expect(picture.placeholder).toMatch(/^data:image\/webp;base64,[\w+/=]{40,400}$/);
  expect((await transformed(source)).files[0]?.name).toBe(picture.files[0]?.name);
});

test('a picture of the home page’s top has a part for upright screens, one of a tile hasn’t', async () => {
  const left = await plain(950, 1000, '#0000ff').png().toBuffer();
  const source = await plain(1900, 1000, '#ffffff')
    .composite([{ input: left, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const hero = await transformed(source, 'hero');
  expect(hero).toMatchObject({ width: 1777, height: 1000 });
  expect(sizesOf(hero, 'avif')).toEqual([960, 1440, 1777]);
  const portrait = hero.portraitFiles.filter(({ format }) => format === 'webp');
  expect(portrait.map(({ width }) => width)).toEqual([540, 562]);
  const { width, height } = await sharp(Buffer.from(portrait[1]?.data ?? [])).metadata();
  expect(width / height).toBeCloseTo(9 / 16, 2);
  const names = [...hero.files, ...hero.portraitFiles].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);

  const tile = await transformed(source, 'tile');
  expect(tile).toMatchObject({ width: 909, height: 1000, portraitFiles: [] });
  expect(sizesOf(tile, 'webp')).toEqual([480, 828, 909]);
});

test('a picture that a camera has turned comes out upright and without metadata', async () => {
  const top = await plain(40, 20, '#ff0000').png().toBuffer();
  const upright = plain(40, 60, '#0000ff').composite([{ input: top, gravity: 'north' }]);
  // As the camera stores it: lying, with the orientation that turns it upright.
  const lying = await sharp(await upright.png().toBuffer())
    .rotate(270)
    .withExif({ IFD0: { Artist: 'Meera' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100 })
    .toBuffer();
  expect(await sharp(lying).metadata()).toMatchObject({ width: 60, height: 40, orientation: 6 });
  const picture = await transformed(lying);
  expect(picture.width).toBeLessThan(picture.height);
  const webp = openFile(picture, 'webp');
  const { orientation, exif, icc, xmp } = await webp.metadata();
  expect([orientation, exif, icc, xmp]).toEqual([undefined, undefined, undefined, undefined]);
  const { data, info } = await webp.raw().toBuffer({ resolveWithObject: true });
  const [red = 0, , blue = 0] = data;
  expect(red).toBeGreaterThan(blue);
  const [lastRed = 0, , lastBlue = 0] = data.subarray(data.length - info.channels);
  expect(lastBlue).toBeGreaterThan(lastRed);
});

test('a wide picture is cut around what draws the eye', async () => {
  const subject = await plain(80, 200, '#e02020').png().toBuffer();
  const wide = plain(600, 200, '#ffffff').composite([{ input: subject, left: 500, top: 0 }]);
  const picture = await transformed(await wide.png().toBuffer());
  expect(picture).toMatchObject({ width: 150, height: 200 });
  const [red, green] = (await openFile(picture, 'webp').stats()).channels;
  expect((red?.mean ?? 0) - (green?.mean ?? 0)).toBeGreaterThan(60);
});

test.each([
  ['across', 1200, 400, 960, 320],
  ['upright', 400, 1600, 320, 1280],
  ['of a phone', 960, 1280, 960, 1280],
  ['that is small', 200, 100, 200, 100],
])('a picture of a review %s is whole', async (_, width, height, shownWidth, shownHeight) => {
  const edge = { create: { width, height: 8, channels: 3, background: '#e02020' } } as const;
  const source = plain(width, height, '#ffffff').composite([{ input: edge, gravity: 'south' }]);
  const picture = await transformed(await source.png().toBuffer(), 'review');
  expect(picture).toMatchObject({ width: shownWidth, height: shownHeight });
  const { data, info } = await openFile(picture, 'webp')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const lastRow = data.subarray(data.length - info.width * info.channels);
  expect(lastRow[1]).toBeLessThan(100);
  expect(lastRow.at(-2)).toBeLessThan(100);
});

test('transparency is kept', async () => {
  const clear = { r: 200, g: 0, b: 0, alpha: 0.5 };
  const source = sharp({ create: { width: 30, height: 40, channels: 4, background: clear } });
  const picture = await transformed(await source.png().toBuffer());
  for (const format of ['avif', 'webp'] as const) {
    expect(await openFile(picture, format).metadata()).toMatchObject({ hasAlpha: true });
  }
});

test.each([
  [1, 1, 1, 1],
  [7, 3, 2, 3],
  [90, 120, 90, 120],
  [500, 2000, 500, 667],
])('a picture of %d × %d isn’t enlarged', async (width, height, outWidth, outHeight) => {
  const picture = await transformed(await plain(width, height).png().toBuffer());
  expect(picture).toMatchObject({ width: outWidth, height: outHeight });
  expect(sizesOf(picture, 'webp').at(-1)).toBe(outWidth);
});

test('the first frame of an animation is taken', async () => {
  const frames = [plain(30, 40, '#ff0000'), plain(30, 40, '#0000ff')].map((each) =>
    each.png().toBuffer(),
  );
  const animation = sharp(await Promise.all(frames), { join: { animated: true } });
  const picture = await transformed(await animation.gif().toBuffer());
  expect(await openFile(picture, 'webp').metadata()).toMatchObject({ width: 30, height: 40 });
});

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="120"><script>alert(1)</script></svg>`;

/** A PNG whose header announces 60,000 × 60,000 pixels. */
async function pictureBomb(): Promise<Buffer> {
  const png = await plain(10, 10).png().toBuffer();
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

test('what isn’t a picture of a known kind is refused, whatever its name', async () => {
  const reason = 'It isn’t a picture of a kind that is taken: JPEG, PNG, WebP, AVIF, GIF or TIFF.';
  for (const content of [SVG, `<?xml version="1.0"?>${SVG}`, 'only a text', '']) {
    await expect(transformed(content)).rejects.toMatchObject({ message: reason, failure: 'final' });
  }
  const part = (await plain(300, 400).png().toBuffer()).subarray(0, 60);
  await expect(transformed(part)).rejects.toMatchObject({ failure: 'final' });
});

test('a picture of too many pixels is refused', async () => {
  const bomb = await pictureBomb();
  const large = await plain(2000, 1001).png().toBuffer();
  for (const content of [bomb, large]) {
    await expect(transformed(content)).rejects.toMatchObject({
      message: 'It has more than 2000000 pixels.',
      failure: 'final',
    });
  }
});

test('a picture that takes too long is given up, and the next one is transformed', async () => {
  const hasty = createTransformer({ pixelsMax: 2_000_000, timeLimit: 1, idleLimit: 1_000 });
  const file = path.join(folder, 'slow.png');
  await writeFile(file, await plain(30, 40).png().toBuffer());
  await expect(hasty.transform(file, 'product')).rejects.toMatchObject({
    message: 'Transforming it took longer than 1 ms.',
    failure: 'doubtful',
  });
  hasty.close();
  await expect(hasty.transform(file, 'product')).rejects.toThrow(
    'No pictures are transformed any more.',
  );
  expect(await transformer.transform(file, 'product')).toMatchObject({ width: 30 });
});
