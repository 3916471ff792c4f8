import { layoutShift } from '../../support/checks/layout-shift';
import { holdFiles } from '../../support/published/hold-files';
import { expect, test } from '../../support/test';

test('both fonts are loaded with the first page, from the shell’s folder', async ({ page }) => {
  const fonts: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(loadedFamilies)).toEqual(['Bodoni Moda', 'Figtree']);
  for (const [font, text] of [
    ['16px "Bodoni Moda"', 'Aa0'],
    ['16px "Figtree"', 'Aa0'],
    ['16px "Figtree Rupee"', '₹'],
  ] as const) {
    const isLoaded = () =>
      page.evaluate(([name, letters]) => document.fonts.check(name, letters), [
        font,
        text,
      ] as const);
    await expect.poll(isLoaded).toBe(true);
  }
  expect(new Set(fonts).size).toBe(fonts.length);
  for (const file of fonts) expect(file).toMatch(/^\/apps\/shell\/[^/]+\/browser\/[^/]+\.woff2$/);
});

test('the layout doesn’t shift when the fonts load late @phone', async ({ page }) => {
  for (const address of ['/', '/terms', '/privacy', '/about']) {
    const fonts = await holdFiles(page, '**/*.woff2');
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(loadedFamilies), 'the fonts came too early').toEqual([]);
    fonts.release();
    await expect.poll(() => page.evaluate(loadedFamilies)).toEqual(['Bodoni Moda', 'Figtree']);
    expect(await layoutShift(page), address).toBeLessThan(0.01);
  }
});

/** The shop's font families whose Latin letters are loaded. */
function loadedFamilies(): string[] {
  return [...document.fonts]
    .filter(({ status, unicodeRange }) => status === 'loaded' && unicodeRange.startsWith('U+20-'))
    .map(({ family }) => family.replaceAll('"', ''))
    .sort();
}
