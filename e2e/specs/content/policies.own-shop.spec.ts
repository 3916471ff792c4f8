import type { Page } from '@playwright/test';
import { POLICY_SLUGS } from '@storefront/host/contracts';
import { ok } from '../../fake-api/responses';
import { allowFailedCalls } from '../../fake-api/failed-calls';
import { failure } from '../../fake-api/responses';
import { samplePicture, sampleStore } from '../../fake-api/samples';
import { expect, test } from '../../fake-api/test';
import { expectInteractive } from '../../support/checks/hydration';
import { overflowingElements } from '../../support/checks/layout';
import { expectToast } from '../../support/pages/toast';

const NAMED =
  '<p>{{companyName}} | {{ companyAddress }} | {{companyEmail }} | {{  companyPhone}}</p>' +
  '<img src="{{ companyLogoUrl }}" alt="{{companyName}}">';

function everyPolicy(html: string): Record<string, string> {
  return Object.fromEntries(POLICY_SLUGS.map((slug) => [slug, html]));
}

/** The policy's text on the page. */
function article(page: Page) {
  return page.getByRole('main').getByRole('article');
}

test('[CONT-01] each policy has the company’s details, with and without spaces in the braces', async ({
  page,
  fakeApi,
}) => {
  fakeApi.respondTo('GET /storeInfo', ok(sampleStore({ policies: everyPolicy(NAMED) })));
  for (const slug of POLICY_SLUGS) {
    await page.goto(`/${slug}`);
    await expect(article(page)).toHaveText(
      'Kavya Retail Private Limited | 12 Brigade Road, Bengaluru 560001 | care@kavya.example | +91 80 4000 1234',
    );
    const logo = article(page).getByRole('img', { name: 'Kavya Retail Private Limited' });
    await expect(logo).toHaveAttribute('src', samplePicture('Logo'));
  }
});

test('[CONT-01] a missing company detail is replaced by a generic word', async ({
  page,
  fakeApi,
}) => {
  fakeApi.respondTo('GET /storeInfo', ok({ policies: { terms: NAMED } }));
  await page.goto('/terms');
  await expect(article(page)).toHaveText(
    'our company | our registered address | our support email | our support phone',
  );
  const logo = article(page).getByRole('img', { name: 'our company' });
  await expect(logo).toHaveAttribute('src', /^data:image\/gif/);
});

test('[CONT-01] unknown placeholders stay as text, and so do braces inside a detail', async ({
  page,
  fakeApi,
}) => {
  const store = { companyName: '{{companyEmail}} $& <b>Co</b>', companyEmail: 'a@b.example' };
  const terms = '<p>{{ companyName }} {{unknown}} {companyName} {{company Name}}</p>';
  fakeApi.respondTo('GET /storeInfo', ok(sampleStore({ ...store, policies: { terms } })));
  await page.goto('/terms');
  await expect(article(page)).toHaveText(
    '{{companyEmail}} $& <b>Co</b> {{unknown}} {companyName} {{company Name}}',
  );
});

test('[CONT-01] a policy that is missing, empty or not text is replaced by a generic one with the details', async ({
  page,
  fakeApi,
}) => {
  fakeApi.respondTo('GET /storeInfo', ok(sampleStore({ policies: { privacy: '', terms: '  ' } })));
  for (const [slug, heading] of [
    ['terms', 'Terms & Conditions'],
    ['privacy', 'Privacy Policy'],
    ['about', 'About Us'],
  ]) {
    await page.goto(`/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(article(page)).toContainText('contact Kavya Retail Private Limited for details.');
    await expect(article(page)).toContainText('care@kavya.example');
  }
});

test('[CONT-01] when the store information fails to load, the policies say so and can be retried', async ({
  page,
  fakeApi,
  consoleGuard,
}) => {
  allowFailedCalls(consoleGuard);
  consoleGuard.allow(/could not be loaded/);
  fakeApi.respondTo('GET /storeInfo', failure(500));
  await page.goto('/refund');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('This page could not be loaded');
  await expect(page.getByRole('heading', { level: 1, name: 'Refund Policy' })).toBeVisible();
  // The browser repeats the request once, and reports that it failed.
  await expectToast(page, 'Error', 'Failed to load store information. Please refresh the page.');

  fakeApi.respondTo('GET /storeInfo', ok(sampleStore()));
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(article(page)).toContainText('Call +91 80 4000 1234.');
  await expect(alert).toBeHidden();
});

test('[CONT-01] Devanagari, right-to-left text, long words and wide tables fit the screen @phone', async ({
  page,
  fakeApi,
  isMobile,
}) => {
  const parts = ['वापसी नीति', 'إرجاع', 'שלום', '退货'].map(
    (title) => `<h2>${title}</h2><p>${title} 👩‍🦽 ${'ऄ'.repeat(400)} ${'W'.repeat(600)}</p>`,
  );
  const table = `<table><tr>${'<td>Unverbrüchlichkeit</td>'.repeat(40)}</tr></table>`;
  const picture = `<img src="${samplePicture('wide').replaceAll('300', '9000')}" width="9000" alt="">`;
  const policies = { return: parts.join('') + table + picture };
  fakeApi.respondTo('GET /storeInfo', ok(sampleStore({ policies })));
  await page.goto('/return');
  await expect(page.getByRole('heading', { level: 2, name: 'वापसी नीति' })).toBeVisible();
  await expect.poll(() => overflowingElements(page)).toEqual([]);

  // Small screens show no table of contents.
  if (isMobile) return;
  await expectInteractive(page);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const last = page.getByRole('heading', { level: 2, name: '退货' });
  await contents.getByRole('link', { name: '退货' }).click();
  await whenIdle(page);
  await expect(last).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

/** Waits until the page has handled a click. */
function whenIdle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(() => resolve()))),
  );
}

test('[CONT-01] a policy of a megabyte opens like any other', async ({ page, fakeApi }) => {
  const clause = '<h3>A clause</h3><p>{{companyName}} keeps it, and <em>so</em> do you.</p>';
  const terms = `${clause.repeat(12_000)}<p>The end.</p>`;
  fakeApi.respondTo('GET /storeInfo', ok(sampleStore({ policies: { terms } })));
  await page.goto('/terms');
  await expect(article(page).getByText('The end.')).toBeAttached();
  await expect(page.getByRole('contentinfo')).toBeAttached();
});
