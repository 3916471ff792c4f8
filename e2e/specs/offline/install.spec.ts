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
