import { expect, test } from '../../support/test';

test('[OFFL-06] the shop can be installed under the name of the store, with its icons', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const address = await page.evaluate(
    () => document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? '',
  );
  const manifest = (await (await request.get(address)).json()) as {
    name: string;
    display: string;
    icons: { src: string; purpose: string }[];
  };
  expect(await page.title()).toContain(manifest.name);
  expect(manifest.display).toBe('standalone');
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src } of manifest.icons) {
    expect((await request.get(src)).headers()['content-type']).toBe('image/png');
  }
});

test('[LANG-24] from a Hindi page the shop is installed in Hindi, and starts there', async ({
  page,
  request,
  api,
}) => {
  await page.goto('/hi');
  const address = await page.evaluate(
    () => document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? '',
  );
  const manifest: unknown = await (await request.get(address)).json();
  const { storeName } = await api.storeInfo();
  expect(manifest).toMatchObject({
    name: storeName,
    lang: 'hi-IN',
    dir: 'ltr',
    start_url: '/hi',
    description: expect.stringMatching(/\p{Script=Devanagari}/u),
    shortcuts: [{ name: 'खोजें' }, { name: 'कार्ट' }, { name: 'विशलिस्ट' }, { name: 'ऑर्डर' }],
  });
});
