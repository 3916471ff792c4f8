import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expectSoon } from '../../support/checks/expect-soon';
import { ApiProcess } from '../../support/processes/api-process';
import { REPOSITORY } from '../../support/settings';
import { DRESS } from '../../support/shop/demo-products';
import { expect, test } from '../../support/shop/own-api-test';

const HEADINGS =
  'Product,Name,Category,Option 1,Value 1,SKU,Price,Stock,Variant picture,Picture,Picture text';

test('[CAT-08] the pictures of a file’s variants are shown once their color is chosen', async ({
  page,
  ownShops,
}, testInfo) => {
  test.setTimeout(180_000);
  const pictures = path.join(REPOSITORY, 'api/src/demo/pictures');
  const api = await ApiProcess.start({ PICTURES_FOLDER: pictures });
  try {
    const ivory = `${DRESS.champagne}-960.webp`;
    const cloth = `${DRESS.champagneCloth}-720.webp`;
    const wine = `${DRESS.bordeaux}-960.webp`;
    const file = testInfo.outputPath('dress.csv');
    const rows = [
      HEADINGS,
      `tea-dress,Tea Dress,Dresses,Color,Ivory,TEA-1,4900,5,${ivory},${ivory},Ivory from the front`,
      `tea-dress,,,,Wine,TEA-2,4900,5,${wine},${cloth},The cloth`,
    ];
    await writeFile(file, rows.join('\n'));
    await api.run('catalogue', 'import', file, '--yes');
    const { origin } = await ownShops.start({ apiOrigin: api.origin });
    await page.goto(`${origin}/product/tea-dress`);
    const shown = page.getByRole('list', { name: 'Pictures to enlarge' }).getByRole('img');
    const mainPictureOf = async (color: string) => {
      await page.getByRole('radio', { name: color }).check({ timeout: 1_000 });
      await expect(shown).toHaveCount(2, { timeout: 1_000 });
      await expect(shown.last()).toHaveAccessibleName('Tea Dress: The cloth');
      return shown.first().getAttribute('src');
    };
    // Making a picture takes as long as the machine has other work.
    await expectSoon(
      page,
      async () => expect(await mainPictureOf('Wine')).not.toBe(await mainPictureOf('Ivory')),
      { timeout: 60_000 },
    );
  } finally {
    await api.stop();
  }
});
