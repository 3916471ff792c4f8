import { readFileSync } from 'node:fs';
import { API_ORIGIN } from '../../support/settings';
import { expect, test } from '../../support/test';

test.use({ deviceScaleFactor: 0.5 });

/** Mails that together contain every block of mails. */
const MAILS = ['order-placed', 'order-shipped', 'return-requested', 'wishlist-price-drop'];

/** The theme's fonts, which mails name first: without them, each machine would use other fonts. */
const FONTS = [
  fontFace('Bodoni Moda', 'bodoni-moda'),
  fontFace('Figtree', 'figtree'),
  fontFace('Figtree', 'figtree-rupee', 'unicode-range: U+20B9;'),
].join('\n');

function fontFace(family: string, file: string, range = ''): string {
  const font = readFileSync(
    new URL(`../../../shared/ui/src/theme/fonts/${file}.woff2`, import.meta.url),
    'base64',
  );
  return `@font-face { font-family: '${family}'; src: url(data:font/woff2;base64,${font}); font-weight: 400 900; ${range} }`;
}

for (const colorScheme of ['dark', 'light'] as const) {
  test(`[MAIL-01] mails look as they should in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const mail of MAILS) {
      const sample = `${API_ORIGIN}/sandbox/mailbox/samples/${mail}`;
      await page.route(sample, async (route) => {
        const html = await (await route.fetch()).text();
        const body = html.replace('</head>', `<style>${FONTS}</style></head>`);
        await route.fulfill({ contentType: 'text/html; charset=utf-8', body });
      });
      await page.goto(sample);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await expect
        .soft(page)
        .toHaveScreenshot(`mail-${mail}-${colorScheme}.png`, { fullPage: true });
    }
  });
}
