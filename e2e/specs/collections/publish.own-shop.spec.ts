import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expectSoon } from '../../support/checks/expect-soon';
import { ApiProcess } from '../../support/processes/api-process';
import { REPOSITORY } from '../../support/settings';
import { expect, test } from '../../support/shop/own-api-test';

/** Pictures to be named by their paths. */
const PICTURES = path.join(REPOSITORY, 'api/src/demo/pictures');

const COLLECTION = {
  slug: 'two-coats',
  title: 'Two Coats',
  introduction: 'One for the day, one for the night.',
  picture: { source: 'camel-hair-overcoat-front-960.webp', alt: 'An overcoat' },
  sections: [
    {
      title: 'Wool and hair',
      text: 'Both are warm.',
      products: ['herringbone-overcoat', 'camel-hair-overcoat'],
    },
  ],
};

test('[COLL-03] an operator publishes a collection with a picture, and withdraws it', async ({
  page,
  ownShops,
  consoleGuard,
}) => {
  // Before the page is published, and after it is withdrawn.
  consoleGuard.allow(/404/);
  test.setTimeout(240_000);
  const api = await ApiProcess.start({ PICTURES_FOLDER: PICTURES });
  const folder = await mkdtemp(path.join(tmpdir(), 'collection-'));
  try {
    const { origin } = await ownShops.start({ apiOrigin: api.origin });
    const file = path.join(folder, 'two-coats.json');
    const publish = async (collection: unknown) => {
      await writeFile(file, JSON.stringify(collection));
      return api.run('catalogue', 'collection', 'publish', file);
    };
    expect(await publish({ ...COLLECTION, slug: 'Two Coats' })).toContain('/slug');
    expect(await publish(COLLECTION)).toContain('/collections/two-coats');
    await expectSoon(
      page,
      async () => {
        await page.goto(`${origin}/collections/two-coats`);
        await expect(page.getByRole('img', { name: 'An overcoat' })).toBeAttached({
          timeout: 1_000,
        });
      },
      { timeout: 120_000 },
    );
    const products = page.getByRole('list', { name: 'Wool and hair' }).getByRole('heading');
    await expect(products).toHaveText(['Herringbone Overcoat', 'Camel Hair Overcoat']);
    await api.run('catalogue', 'collection', 'withdraw', COLLECTION.slug);
    await expect(async () => {
      const response = await page.goto(`${origin}/collections/two-coats`);
      expect(response?.status()).toBe(404);
    }).toPass();
  } finally {
    await rm(folder, { recursive: true });
    await api.stop();
  }
});
