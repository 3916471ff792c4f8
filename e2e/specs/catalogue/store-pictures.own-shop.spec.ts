import path from 'node:path';
import type { Locator } from '@playwright/test';
import { expectAccessible } from '../../support/checks/axe';
import { expectSoon } from '../../support/checks/expect-soon';
import { ApiProcess } from '../../support/processes/api-process';
import { REPOSITORY } from '../../support/settings';
import { expect, test } from '../../support/shop/own-api-test';

/** Pictures to be named by their paths. */
const PICTURES = path.join(REPOSITORY, 'api/src/demo/pictures');

/** The file that the browser has chosen for a picture, its ratio of width to height, and what it could choose from. */
function filesOf(image: Locator) {
  return image.evaluate((element: HTMLImageElement) => {
    const sources = [...(element.parentElement?.querySelectorAll('source') ?? [])];
    return {
      chosen: element.currentSrc,
      ratio: element.naturalWidth / element.naturalHeight,
      formats: [...new Set(sources.map(({ type }) => type))],
      fewestWidths: Math.min(...sources.map(({ srcset }) => srcset.split(', ').length)),
    };
  });
}

test('[CAT-07] an operator sets the pictures of the home page, which shows them once they are made', async ({
  page,
  ownShops,
}) => {
  test.setTimeout(240_000);
  const api = await ApiProcess.start({ PICTURES_FOLDER: PICTURES });
  try {
    const { origin } = await ownShops.start({ apiOrigin: api.origin });
    const setPicture = (place: string, ...rest: string[]) =>
      api.run('store', 'set', `picture.${place}`, ...rest);
    expect(await setPicture('hero', '../store.json')).toContain('leads out of PICTURES_FOLDER');
    expect(await setPicture('category.hats', 'promo-960.webp')).toContain('isn’t of a category');
    await setPicture('hero', 'hero-2160.webp', '--alt', 'A silk dress');
    await setPicture('category.Men', 'camel-hair-overcoat-front-960.webp', '--alt', 'An overcoat');
    await page.goto(origin);
    const main = page.getByRole('main');
    const hero = main.getByRole('img', { name: 'A silk dress' });
    const tile = main.getByRole('link', { name: 'An overcoat Men' }).getByRole('img');
    // Making a picture takes as long as the machine has other work.
    await expectSoon(
      page,
      async () => {
        for (const picture of [hero, tile]) await expect(picture).toBeAttached({ timeout: 1_000 });
      },
      { timeout: 120_000 },
    );
    await tile.scrollIntoViewIfNeeded();
    for (const picture of [hero, tile]) {
      await expect(picture).toHaveJSProperty('complete', true);
      const { chosen, formats, fewestWidths } = await filesOf(picture);
      expect(chosen).toMatch(/\/pictures\/[\w-]+\.avif$/);
      expect(formats).toEqual(['image/avif', 'image/webp']);
      expect(fewestWidths).toBeGreaterThan(1);
    }
    expect((await filesOf(hero)).ratio).toBeCloseTo(16 / 9, 1);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(async () => expect((await filesOf(hero)).ratio).toBeCloseTo(9 / 16, 1)).toPass();
    expect(await api.run('store', 'show')).toMatch(
      /"source": "hero-2160.webp",\s+"alt": "A silk dress",\s+"status": "done"/,
    );
    await expectAccessible(page);
  } finally {
    await api.stop();
  }
});
