import { test } from '../../support/shop/gallery-test';
import { expectPageScreenshot } from '../../support/checks/screenshots';
import { expect } from '../../support/test';

test.use({ deviceScaleFactor: 0.5, contextOptions: { reducedMotion: 'reduce' } });

test('every primitive looks as it should, in every state', async ({ gallery }) => {
  test.slow();
  const links = gallery.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  await expect(links).not.toHaveCount(0);
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const id of hrefs.map((href) => href?.replace('#', '') ?? '')) {
    await test.step(id, async () => {
      await gallery.goto(`/?only=${id}`);
      await expect(gallery.getByRole('region')).toBeVisible();
      // Text in other scripts uses the device's fonts.
      await expectPageScreenshot(gallery, `gallery-${id}`, [gallery.locator('p[lang]')]);
    });
  }
});
