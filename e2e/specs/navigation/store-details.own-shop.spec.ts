import { failure, ok } from '../../fake-api/responses';
import { allowFailedCalls } from '../../fake-api/failed-calls';
import { sampleStore } from '../../fake-api/samples';
import { expect, test } from '../../fake-api/test';
import { categoryLinks } from '../../support/pages/catalog';
import { coveredElements, overflowingElements } from '../../support/checks/layout';

test('[NAV-01] names with ampersand, slash, percent and spaces lead to their listings @phone', async ({
  page,
  fakeApi,
  isMobile,
}) => {
  const categories = ['Jackets & Coats', 'Home / Living 100%', ' साड़ी ', 'Fourth'];
  fakeApi.respondTo('GET /storeInfo', ok(sampleStore({ categories })));
  await page.goto('/');
  const links = await categoryLinks(page, isMobile);
  await expect(links).toHaveText(['Jackets & Coats', 'Home / Living 100%', 'साड़ी']);
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([
    '/products?category=jackets%20%26%20coats',
    '/products?category=home%20%2F%20living%20100%25',
    `/products?category=${encodeURIComponent('साड़ी')}`,
  ]);
  await links.nth(1).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home / Living 100%' })).toBeVisible();
  const category = () => fakeApi.requestsTo('GET /products').at(-1)?.query.category;
  await expect.poll(category).toBe('home / living 100%');
});

test('[NAV-09] name, company, categories and policies are those of the store information', async ({
  page,
  fakeApi,
  isMobile,
}) => {
  const store = {
    storeName: 'Kavya & Daughters',
    companyName: 'Kavya Retail Private Limited',
    companyAddress: '12 Brigade Road, Bengaluru 560001',
    companyEmail: 'care@kavya.example',
    companyPhone: '+91 80 4000 1234',
    description: 'Clothes and what goes with them.',
    categories: ['Sarees'],
    policies: { terms: '<p>{{companyName}} sells sarees.</p>' },
  };
  fakeApi.respondTo('GET /storeInfo', ok({ data: sampleStore(store) }));
  await page.goto('/terms');
  const name = page.getByRole('banner').getByRole('link', { name: store.storeName, exact: true });
  await expect(name).toHaveAttribute('href', '/');
  const footer = page.getByRole('contentinfo');
  for (const text of [
    store.companyName,
    store.companyAddress,
    store.companyEmail,
    store.companyPhone,
    store.description,
  ]) {
    await expect(footer.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(footer.getByRole('link', { name: store.companyEmail })).toHaveAttribute(
    'href',
    `mailto:${store.companyEmail}`,
  );
  await expect(
    page.getByRole('main').getByText('Kavya Retail Private Limited sells sarees.'),
  ).toBeVisible();
  await expect(await categoryLinks(page, isMobile)).toHaveText(['Sarees']);
});

test('[NAV-09] without store information, or with an empty one, no details are shown', async ({
  page,
  fakeApi,
  consoleGuard,
}) => {
  allowFailedCalls(consoleGuard);
  consoleGuard.allow(/store information could not be loaded/);
  for (const response of [ok({}), failure(500)]) {
    fakeApi.respondTo('GET /storeInfo', response);
    await page.goto('/');
    const mark = page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true });
    await expect(mark).toHaveAttribute('href', '/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: /@|\+91/ })).toHaveCount(0);
    await expect(footer.getByText(/Private Limited|Kavya|Aurelle/)).toHaveCount(0);
  }
});

test('a long store name leaves room for the rest of the header @phone', async ({
  page,
  fakeApi,
}) => {
  const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtenkleidung';
  const names = ['Kavya & Daughters Handloom House of Bengaluru', long, 'متجر الأزياء الراقية'];
  for (const storeName of names) {
    const parts = { storeName, companyAddress: long, description: long };
    const categories = ['Women', 'Jackets & Coats', long.replace('kleidung', '')];
    fakeApi.respondTo('GET /storeInfo', ok(sampleStore({ ...parts, categories })));
    await page.goto('/contact');
    await expect(page.getByRole('banner').getByRole('link', { name: storeName })).toBeVisible();
    expect(await coveredElements(page)).toEqual([]);
    expect(await overflowingElements(page)).toEqual([]);
  }
});
