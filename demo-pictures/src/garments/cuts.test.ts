import { CLOTHS, CUTS } from 'api/demo-pictures';
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
  expect(CUTS.filter((name) => !cuts.has(name))).toEqual([]);
  expect(CLOTHS.filter((name) => !cloths.has(name))).toEqual([]);
});

test('draws the same product the same way each time, another in folds of its own', () => {
  const first = draw('card-sleeve', 'Emerald', 'a');
  expect([first.width, first.height]).toEqual([90, 120]);
  expect(draw('card-sleeve', 'Emerald', 'a').data.equals(first.data)).toBe(true);
  expect(draw('card-sleeve', 'Emerald', 'b').data.equals(first.data)).toBe(false);
  const { red, green, blue } = light(first);
  expect(green).toBeGreaterThan(1.15 * Math.max(red, blue));
});

test('names the colours that there are where one is asked for that isn’t', () => {
  expect(() => colour('Mauve')).toThrow(/No colour "Mauve".*Bordeaux/);
});
