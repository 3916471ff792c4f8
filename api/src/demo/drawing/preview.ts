/*
 * Draws cuts to look at:
 *   npx tsx api/src/demo/drawing/preview.ts <cut> <colour> [--cloth id] [--accent colour] [--view detail]
 *     [--box x,y,width] [--scale 0.5] [--samples 2] [--seed id] --out x.png
 *   … --sheet cut:colour[:cloth],cut:colour --out sheet.png
 */
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { cuts } from './cuts';
import { cloths } from './cloths';
import type { ViewName } from './cut';
import { colour } from './palette';
import { render } from './render';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    view: { type: 'string', default: 'front' },
    box: { type: 'string' },
    scale: { type: 'string', default: '0.5' },
    samples: { type: 'string', default: '2' },
    seed: { type: 'string' },
    cloth: { type: 'string' },
    accent: { type: 'string' },
    sheet: { type: 'string' },
    out: { type: 'string', default: '/tmp/pictures/preview.png' },
  },
});

const VIEWS: readonly ViewName[] = ['front', 'detail', 'folded', 'hanger'];

function dye(name: string) {
  return colour(name);
}

function draw(id: string, colourName: string, clothName = values.cloth) {
  const cut = cuts.get(id);
  if (!cut) throw new Error(`No cut "${id}". There are: ${[...cuts.keys()].join(', ')}`);
  const cloth = clothName === undefined ? undefined : cloths.get(clothName);
  if (clothName !== undefined && !cloth) {
    throw new Error(`No cloth "${clothName}". There are: ${[...cloths.keys()].join(', ')}`);
  }
  const [x = 0, y = 0, width = 300] = (values.box ?? '').split(',').map(Number);
  return render(cut, {
    colour: dye(colourName),
    ...(values.accent && { accent: dye(values.accent) }),
    ...(cloth && { cloth }),
    ...(values.box && { window: { x, y, width, height: (width * 4) / 3 } }),
    seed: values.seed ?? id,
    view: VIEWS.find((name) => name === values.view) ?? 'front',
    width: Math.round(1080 * Number(values.scale)),
    samples: Number(values.samples),
  });
}

async function main(): Promise<void> {
  const list = values.sheet?.split(',').map((entry) => entry.split(':')) ?? [positionals];
  const pictures = list.map(([id = '', colourName = 'Black', clothName]) => {
    const start = performance.now();
    const picture = draw(id, colourName, clothName);
    console.error(`${id} ${colourName}: ${Math.round(performance.now() - start)} ms`);
    return picture;
  });
  const first = pictures[0];
  if (!first) return;
  const columns = Math.min(4, pictures.length);
  await sharp({
    create: {
      width: first.width * columns,
      height: first.height * Math.ceil(pictures.length / columns),
      channels: 3,
      background: '#000',
    },
  })
    .composite(
      pictures.map(({ data, width, height }, i) => ({
        input: data,
        raw: { width, height, channels: 3 as const },
        left: (i % columns) * first.width,
        top: Math.floor(i / columns) * first.height,
      })),
    )
    .png()
    .toFile(values.out);
}

await main();
