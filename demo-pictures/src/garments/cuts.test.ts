import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLOTHS, CUTS } from '../../../api/src/demo/picture-names';
import { cloths } from '../materials/cloths';
import { cuts } from './cuts';
import { colour } from '../materials/palette';
import { render } from '../rendering/render';

function draw(cutName: string, colourName: string, seed: string) {
  const cut = cuts.get(cutName);
  if (!cut) throw new Error(`There is no ${cutName}.`);
  return render(cut, { colour: colour(colourName), seed, width: 90, samples: 1 });
}

/** The share of the picture's light that is red, green and blue, in its middle third. */
function light({ width, height, data }: ReturnType<typeof draw>) {
  const sums = [0, 0, 0];
  for (let y = Math.floor(height / 3); y < (height * 2) / 3; y += 1) {
    for (let x = Math.floor(width / 3); x < (width * 2) / 3; x += 1) {
      for (const [channel, sum] of sums.entries()) {
        sums[channel] = sum + (data[(y * width + x) * 3 + channel] ?? 0);
      }
    }
  }
  const [red = 0, green = 0, blue = 0] = sums;
  return { red, green, blue };
}

test('there is a cut and a cloth for each name that a product may use', () => {
  assert.deepEqual(
    CUTS.filter((name) => !cuts.has(name)),
    [],
  );
  assert.deepEqual(
    CLOTHS.filter((name) => !cloths.has(name)),
    [],
  );
});

test('draws the same product the same way each time, another in folds of its own', () => {
  const first = draw('card-sleeve', 'Emerald', 'a');
  assert.deepEqual([first.width, first.height], [90, 120]);
  assert(draw('card-sleeve', 'Emerald', 'a').data.equals(first.data));
  assert(!draw('card-sleeve', 'Emerald', 'b').data.equals(first.data));
  const { red, green, blue } = light(first);
  assert(green > 1.15 * Math.max(red, blue));
});

test('names the colours that there are where one is asked for that isn’t', () => {
  assert.throws(() => colour('Mauve'), /No colour "Mauve".*Bordeaux/);
});
