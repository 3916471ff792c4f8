import { expect, test } from '../../support/test';

test('[LANG-05] a shop in English alone has no Hindi pages, and an English page loads no translations', async ({
  page,
  request,
  ownShops,
}) => {
  const { origin } = await ownShops.start({ settings: { LANGUAGES: 'en' } });
  const messages: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('messages')) messages.push(sent.url());
  });
  await page.goto(origin);
  await page.getByRole('link', { name: 'Wishlist, 0 items' }).click();
  await expect(page).toHaveURL(`${origin}/wishlist`);
  expect(messages).toEqual([]);
  expect((await request.get(`${origin}/hi/products`)).status()).toBe(404);
});
